"""Sums of amounts."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.amounts import CountOf, Quantity
from engine.words.filters.description import ObjectFilter


@says("the number of {things:many} plus {more}")
class CountPlus(Quantity, frozen=True):
    """How many things fit, and another amount besides."""

    things: ObjectFilter
    more: Quantity

    def count(self, game: Game, scope: Scope) -> int | None:
        one, other = CountOf(things=self.things).count(game, scope), self.more.count(game, scope)
        return None if one is None or other is None else one + other

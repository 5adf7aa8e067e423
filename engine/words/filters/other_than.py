"""Qualifiers that leave out whatever fits another description."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter


@says("other than a(n) {things}")
class OtherThanAny(Qualifier, frozen=True):
    """Not one of those."""

    things: ObjectFilter

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not self.things.match(game, thing, scope)

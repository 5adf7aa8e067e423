"""Qualifiers of cards by the mana cost that is printed on them."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.costs.basic import Mana
from engine.words.filters.base import Qualifier


@says("with mana cost {first}", "with mana cost {first} or {second}")
class WithManaCost(Qualifier, frozen=True):
    """With exactly this mana cost, or one of two."""

    first: Mana
    second: Mana | None = None

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        cost = game.characteristics(thing).mana_cost
        return any(one is not None and cost == one.symbols for one in (self.first, self.second))

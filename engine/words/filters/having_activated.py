"""Qualifiers by the activated abilities that an object has."""

from __future__ import annotations

from engine.game.abilities import abilities_of
from engine.game.machine import Game
from engine.game.mana import has_tap_symbol, is_mana_ability
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier

_ANY, _OTHER, _TAP = range(3)
_KINDS = (_ANY, _ANY, _ANY, _OTHER, _OTHER, _TAP)


@says(
    "with an activated ability",
    "with activated abilities",
    "that has an activated ability",
    "with an activated ability that isn't a mana ability",
    "with activated abilities that aren't mana abilities",
    "that has an activated ability with {T} in its cost",
)
class WithActivated(Qualifier, frozen=True):
    """With an activated ability (that is no mana ability, or that has the tap symbol in its cost)."""

    @rule("602.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return False
        kind = _KINDS[self.wording]
        own = abilities_of(game, thing).activated
        return any(kind == _ANY or (has_tap_symbol(a) if kind == _TAP else not is_mana_ability(a)) for a in own)

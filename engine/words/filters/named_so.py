"""Qualifiers that speak of a name that was chosen, and of a mana value that is less than another's."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.references.antecedents import bound


@says("with (lesser|lower) mana value", "with (equal or lesser|an equal or lesser) mana value")
class LesserValue(Qualifier, frozen=True):
    """Its mana value is less than that of the object spoken of (or as great)."""

    slot: str = ""
    refers: ClassVar[str] = "object"

    @rule("202.3")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        others: tuple[Any, ...] = bound(game, scope, self.slot)
        limit = max((mana_value(game, t) for t in others), default=0)
        return mana_value(game, thing) <= (limit if self.wording > 1 else limit - 1)


@says("of that color")
class OfThatColor(Qualifier, frozen=True):
    """Of the colour that was chosen just before."""

    slot: str = ""
    refers: ClassVar[str] = "color"

    @rule("105.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(color in game.characteristics(thing).colors for color in scope.slots.get(self.slot, ()))

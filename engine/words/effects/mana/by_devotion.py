"""Mana of a chosen colour, as much as the devotion to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.machine import Game
from engine.game.mana import ManaVerb
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.greatest import Devotion
from engine.words.kinds import Color


@says("your devotion to that color", "twice your devotion to that color")
class DevotionToIt(Word, frozen=True):
    """The devotion to the colour at hand, or twice as much."""

    @rule("700.5")
    def of(self, game: Game, scope: Scope, color: str) -> int:
        """How much it is."""
        return (Devotion(colors=(Color(symbol=color),)).count(game, scope) or 0) * (1 + self.wording)


@says("add{s^} an amount of mana of that color equal to {devotion}")
class AddByDevotion(ManaVerb, frozen=True):
    """As much mana of the colour chosen just before as the devotion to it."""

    devotion: DevotionToIt
    slot: str = ""
    refers: ClassVar[str] = "color"

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return tuple((c,) * self.devotion.of(game, scope, c) for c in scope.slots.get(self.slot, ()))

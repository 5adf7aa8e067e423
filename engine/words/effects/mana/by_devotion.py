"""Mana of a chosen colour, as much as the devotion to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.machine import Game
from engine.game.mana import ManaVerb
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.greatest import Devotion
from engine.words.kinds import Color


@says(
    "add{s^} an amount of mana of that color "
    "equal to your devotion to that color"
)
class AddByDevotion(ManaVerb, frozen=True):
    """As much mana of the colour chosen just before as the devotion to it."""

    slot: str = ""
    refers: ClassVar[str] = "color"

    @rule("700.5")
    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return tuple((c,) * (Devotion(colors=(Color(symbol=c),)).count(game, scope) or 0) for c in scope.slots.get(self.slot, ()))

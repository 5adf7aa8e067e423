"""Chance: flipping coins and rolling dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("705.2")
class FlipCoin(Event, frozen=True):
    """A player flips a coin and wins or loses the flip."""

    player: Id
    is_won: bool

    def affected(self, game: Game) -> Id:
        return self.player

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} flips a coin and {'wins' if self.is_won else 'loses'} the flip."


@rule("706.2")
class RollDie(Event, frozen=True):
    """A player rolls a die: ``natural`` is the number on it, ``result`` what modifiers make of that."""

    player: Id
    sides: int
    natural: int
    result: int

    def affected(self, game: Game) -> Id:
        return self.player

    def sentence(self, game: Game) -> str:
        changed = "" if self.result == self.natural else f", so the result is {self.result}"
        return f"{game.name(self.player)} rolls {self.natural} on a d{self.sides}{changed}."

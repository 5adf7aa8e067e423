"""Speed: a number that a player may have (``state.marks["speed", player]``), from 1 to 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

MAX_SPEED = 4


def _key(player: Id) -> str:
    return f"speed {player}"


@rule("702.179f")
def speed(state: State, player: Id) -> int:
    """A player's speed, 0 without any."""
    return int(state.marks.get(_key(player), 0))


class SetSpeed(Event, frozen=True):
    """A player's speed becomes a number."""

    player: Id
    to: int

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return speed(game.state, self.player) != self.to

    @rule("702.179b")
    def apply(self, state: State) -> State:
        return state.with_(marks={**state.marks, _key(self.player): self.to})

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)}'s speed becomes {self.to}."

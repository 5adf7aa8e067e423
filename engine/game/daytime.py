"""Day and night: a designation of the game (``state.marks["daytime"]``), neither at first, and when it changes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

DAYTIME = "daytime"
SPELLS = "spells cast in the last turn by its player"
"""The key of ``state.marks`` for how many spells the active player of the turn before cast in it."""
LAST_TURN = "spells cast in the last turn"
"""The key of ``state.marks`` for how many spells each player cast in the turn before."""


class SetDaytime(Event, frozen=True):
    """It becomes day or night."""

    to: Literal["day", "night"]

    def is_possible(self, game: Game) -> bool:
        return game.state.marks.get(DAYTIME) != self.to

    @rule("731.1")
    def apply(self, state: State) -> State:
        return state.with_(marks={**state.marks, DAYTIME: self.to})

    def sentence(self, game: Game) -> str:
        return f"It becomes {self.to}."


def spells_cast(state: State) -> int:
    """How many spells the active player has cast this turn."""
    from engine.game.casting import Cast

    return sum(isinstance(e, Cast) and e.player == state.turn.active for e in state.history)


def spells_by_player(state: State) -> dict[Id, int]:
    """How many spells each player has cast this turn."""
    from engine.game.casting import Cast

    casts = [e.player for e in state.history if isinstance(e, Cast)]
    return {player: casts.count(player) for player in state.players}


@rule("502.2", "731.2")
def turn_over(game: Game) -> None:
    """The check in the untap step: no spells in the turn before make it night, two or more make it day."""
    cast = game.state.marks.get(SPELLS, 0)
    daytime = game.state.marks.get(DAYTIME)
    if daytime == "day" and cast == 0:
        game.happen(SetDaytime(to="night"))
    elif daytime == "night" and cast >= 2:
        game.happen(SetDaytime(to="day"))

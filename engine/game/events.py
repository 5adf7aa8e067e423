"""Events: everything that changes a game is one of these, handed to ``game.happen``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.game.objects import Id
from engine.game.state import State

if TYPE_CHECKING:
    from engine.game.machine import Game


class Event(Struct, frozen=True, kw_only=True):
    """Something that happens. A plain event changes the state itself; a compound one happens as its parts.

    Destroying is compound (its part is a move to the graveyard), so is damage (its parts are the loss of life, the
    marking, the counters). Replacement effects act on every event and on every part, then all of it is applied at once.
    """

    def affected(self, game: Game) -> Id:
        """The player who chooses between replacement effects for this event."""
        return game.state.turn.active

    def parts(self, game: Game) -> tuple[Event, ...]:
        """What a compound event consists of."""
        return ()

    def apply(self, state: State) -> State:
        """The state after it; the same state for a compound event."""
        return state

    def sentence(self, game: Game) -> str:
        """What happened, as the story tells it (game is as before the event); empty for what is not worth telling."""
        return ""


class Entry(Struct, frozen=True, kw_only=True):
    """A line of the log: the event, the sentence for it, the rules that made it so and the entry that caused it."""

    n: int
    event: Event
    text: str
    rules: tuple[str, ...]
    cause: int | None
    replaced: tuple[Event, ...] = ()

"""Events: everything that changes a game is one of these, handed to ``game.happen``.

An event whose class carries ``@rule`` brings those rules into the log; so does one made by a function that does (see
:meth:`Event.cited`); else the log has the rules of the function that is being carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct

from engine.game.objects import Id
from engine.game.state import State

if TYPE_CHECKING:
    from engine.game.machine import Game


class Event(Struct, frozen=True, kw_only=True):
    """Something that happens. A plain event changes the state itself; a compound one happens as its parts.

    Destroying is compound (its part is a move to the graveyard), so is damage (its parts are the loss of life, the
    marking, the counters). Replacement effects act on every event and on every part, then all of it is applied at once.
    The roles are fields of those events that have them, and None for every other.
    """

    cites: tuple[str, ...] = ()

    is_bookkeeping: ClassVar[bool] = False
    """Whether no ability of any object can replace it or trigger on it."""
    results_wait: ClassVar[bool] = False
    """Whether its parts are settled after everything else that happens at the same time."""
    settles_last: ClassVar[bool] = False
    """Whether, as a result that waits, it may depend on the other results."""

    @property
    def object(self) -> Id | None:
        """The object that it happens to."""
        return None

    @property
    def player(self) -> Id | None:
        """The player who does it, or to whom it happens."""
        return None

    @property
    def source(self) -> Id | None:
        """The object that causes it."""
        return None

    @property
    def recipient(self) -> Id | None:
        """Who or what is dealt the damage."""
        return None

    @property
    def to(self) -> Any:
        """Where the object goes, or what it is put on."""
        return None

    @property
    def amount(self) -> int | None:
        """How much or how many."""
        return None

    @property
    def how_much(self) -> int:
        """Its amount; one for what has none."""
        return 1 if self.amount is None else self.amount

    @property
    def is_entering(self) -> bool:
        """Whether something enters the battlefield."""
        return False

    def cited(self, numbers: tuple[str, ...]) -> Event:
        """The event with the rules of the function that made it, unless it has its own."""
        return self if self.cites else msgspec.structs.replace(self, cites=numbers)

    def affected(self, game: Game) -> Id:
        """The player who chooses between replacement effects for this event."""
        return game.state.turn.active

    def is_possible(self, game: Game) -> bool:
        """Whether it can happen at all; an impossible event does not, and nothing replaces it."""
        return True

    @property
    def overrides_effects(self) -> bool:
        """Whether no effect can keep it from happening or replace it."""
        return False

    def as_it_stands(self, game: Game) -> Event:
        """The event with what static abilities and effects say of it before any replacement."""
        return self

    def parts(self, game: Game) -> tuple[Event, ...]:
        """What a compound event consists of."""
        return ()

    def apply(self, state: State) -> State:
        """The state after it; the same state for a compound event."""
        return state

    def sentence(self, game: Game) -> str:
        """What happened, as the story tells it (game is as before the event); empty for what is not worth telling."""
        return ""


class Then(Event, frozen=True):
    """Events that happen one after another, right after everything that happens now.

    A replacement gives this when its new events can't be at once: draws, or "prevent that damage and you gain that much life".
    The replacement effects that made it do not apply to its events. Of several with the same ``once`` that come of what happens
    at once only the first does.
    """

    is_bookkeeping: ClassVar[bool] = True

    events: tuple[Event, ...]
    applied: frozenset[Any] = frozenset()
    once: Any = None


class Perform(Event, frozen=True):
    """An instruction (an ``Effect`` word) that is carried out right after everything that happens now, in its scope.

    A replacement gives this for "instead" followed by an instruction. ``is_besides``: it is what else is done, not what is done
    instead, so that effects which had their opportunity for the event have one for it too.
    """

    is_bookkeeping: ClassVar[bool] = True

    effect: Any
    scope: Any
    applied: frozenset[Any] = frozenset()
    is_besides: bool = False


class DidNotHappen(Event, frozen=True):
    """An event that something kept from happening, and why, for the story."""

    is_bookkeeping: ClassVar[bool] = True

    event: Event
    why: str

    def sentence(self, game: Game) -> str:
        return f"{self.why[:1].upper()}{self.why[1:]}"


class Entry(Struct, frozen=True, kw_only=True):
    """A line of the log: the event, the sentence for it, the rules that made it so and the entry that caused it.

    ``replaced`` are the events that would have happened instead of this one, first the original; ``by`` the sources of
    the effects that replaced them. ``before`` is the state just before an object changed zones, to look back at; None for others.
    """

    n: int
    event: Event
    text: str
    rules: tuple[str, ...]
    cause: int | None
    replaced: tuple[Event, ...] = ()
    by: tuple[str, ...] = ()
    before: State | None = None

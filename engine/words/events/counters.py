"""Events of counters being put on objects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.subjects import ItIsA, ItIsTheHost, ItIsThis, Subject
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent


class PutOnThings(EventPattern, frozen=True):
    """Counters, of a kind or of any, are put on something that fits, and not on a player."""

    on: Subject
    kind: CounterKind | None = None

    def by(self, game: Game, event: PutCounters) -> Id:
        """The player who puts them: who was said to, else the controller of what enters with them."""
        return game.controller(event.on) if event.by is None else game.controller(event.by)

    def is_asked(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        """Whether these are such counters, or it is such a player who puts them."""
        return True

    def fits(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        """Whether it is asked for them, and for what they are put on."""
        if event.on in game.state.players or (self.kind is not None and event.kind != self.kind.name):
            return False
        return self.on.match(game, event.on, scope) and self.is_asked(game, event, scope)


class CountersArePut(PutOnThings, frozen=True):
    """Counters are put on something that fits: once for each such thing, however many counters it gets at once."""

    one_or_more: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if not isinstance(self.on, ItIsThis | ItIsA | ItIsTheHost):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many can be spoken of."""
        return (Antecedent(slot="amount", nature="number"),)

    def group(self, slots: Mapping[str, Any]) -> Any:
        """All counters that one thing gets at once are one event."""
        return slots["it"]

    @rule("122.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, PutCounters) or not self.fits(game, event, scope):
            return None
        return {"it": (event.on,), "amount": event.amount, "player": (self.by(game, event),)}


@says("one or more {kind} counters are put on {on}", "one or more counters are put on {on}")
class WhenCountersArePut(CountersArePut, frozen=True):
    """Anybody puts counters on something that fits."""


@says(
    "you put one or more {kind} counters on {on}",
    "you put one or more counters on {on}",
)
class WhenYouPutCounters(CountersArePut, frozen=True):
    """The controller of the ability puts counters on something that fits."""

    def is_asked(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return self.by(game, event) == scope.controller

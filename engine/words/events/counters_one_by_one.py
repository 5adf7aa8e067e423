"""Events of single counters: put, removed, the last of them, the one that makes a number."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.counters import PutCounters, RemoveCounters, counters_on
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.counters import CountersArePut, PutOnThings
from engine.words.events.subjects import OneOrMore
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import SOURCE, Antecedent


@says("the {n:ordinal} {kind} counter is put on ~")
class TheNthCounter(EventPattern, frozen=True):
    """Counters of a kind are put on the object so that there are now as many and were fewer before."""

    n: int
    kind: CounterKind

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The object can be spoken of."""
        return (Antecedent(slot=SOURCE, nature="object"),)

    @rule("122.7")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, PutCounters) or event.on != scope.source or event.kind != self.kind.name:
            return None
        now = counters_on(game.state, scope.source, event.kind)
        return {} if now - event.amount < self.n <= now else None


@says("the last {kind} counter is removed from ~", "you remove the last {kind} counter from ~")
class TheLastCounter(EventPattern, frozen=True):
    """The last counter of a kind is removed from the object, by whomever or by its controller."""

    kind: CounterKind

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The object can be spoken of."""
        return (Antecedent(slot=SOURCE, nature="object"),)

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, RemoveCounters) or event.on != scope.source or event.kind != self.kind.name:
            return None
        if self.wording and event.by != scope.controller:
            return None
        return None if counters_on(game.state, scope.source, event.kind) else {}


@says("one or more {kind} counters are removed from ~", "one or more counters are removed from ~")
class CountersAreRemoved(EventPattern, frozen=True):
    """Counters are removed from the object, however many at once."""

    kind: CounterKind | None = None
    one_or_more: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The object, and how many, can be spoken of."""
        return (Antecedent(slot=SOURCE, nature="object"), Antecedent(slot="amount", nature="number"))

    @rule("603.2c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, RemoveCounters) or event.on != scope.source:
            return None
        return {"amount": event.amount} if self.kind is None or event.kind == self.kind.name else None


@says("one or more {kind} counters are put on {on}", "one or more counters are put on {on}")
class CountersArePutOnSeveral(CountersArePut, frozen=True):
    """Counters are put on things that fit, at the same time."""

    def __post_init__(self) -> None:
        if not isinstance(self.on, OneOrMore):
            raise Unfit

    def group(self, slots: Any) -> Any:
        """All that is put at once is one event."""
        return None


@says("you put one or more {kind} counters on {on}", "you put one or more counters on {on}")
class YouPutOnSeveral(CountersArePutOnSeveral, frozen=True):
    """The same, by the controller of the ability."""

    def is_asked(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return self.by(game, event) == scope.controller


class OneCounter(PutOnThings, frozen=True):
    """A single counter is put on something that fits: once for each of them."""

    def __post_init__(self) -> None:
        if self.on.is_batch:
            raise Unfit

    def times(self, event: PutCounters) -> int:
        """How often it triggers."""
        return event.amount

    @rule("603.2", "122.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {"it": (event.on,)} if isinstance(event, PutCounters) and self.fits(game, event, scope) else None


@says("a(n) {kind} counter is put on {on}", "a counter is put on {on}")
class ACounterIsPut(OneCounter, frozen=True):
    """By anybody."""


@says("you put a(n) {kind} counter on {on}", "you put a counter on {on}")
class YouPutACounter(OneCounter, frozen=True):
    """By the controller of the ability."""

    def is_asked(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return self.by(game, event) == scope.controller


@says("a(n) {kind} counter is removed from ~")
class ACounterIsRemoved(EventPattern, frozen=True):
    """A single counter is removed from the object: once for each of them."""

    kind: CounterKind

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The object can be spoken of."""
        return (Antecedent(slot=SOURCE, nature="object"),)

    def times(self, event: RemoveCounters) -> int:
        """How often it triggers."""
        return event.amount

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        is_so = isinstance(event, RemoveCounters) and event.on == scope.source and event.kind == self.kind.name
        return {} if is_so else None

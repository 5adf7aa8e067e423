"""Conditions of counters: on one object, among several, put somewhere this turn."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.events.subjects import Subject
from engine.words.filters.comparisons import Bound
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind
from engine.words.references.spoken_of import OfKnown


@says("fewer than {amount}")
class FewerThan(Bound, frozen=True):
    """Less than a number."""

    amount: Numeral

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        limit = self.amount.count(game, scope)
        return limit is not None and n < limit


@says("exactly {amount}")
class ExactlySoMany(Bound, frozen=True):
    """A number, no more and no less."""

    amount: Numeral

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        return n == self.amount.count(game, scope)


@says(
    "{thing} {has/have} counters on it", "{thing} {has/have} {kind} counters on it",
    "{thing} {doesn't/don't} have a(n) {kind} counter on it", "{thing} {doesn't/don't} have a counter on it",
)
class HasAny(OfKnown, Condition, frozen=True):
    """There are counters (of a kind) on an object, or there are none."""

    kind: CounterKind | None = None

    @rule("122.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = [game.object(t).counters for t in self.thing.find(game, scope)]
        have = (c.get(self.kind.name, 0) > 0 if self.kind is not None else any(c.values()) for c in found)
        return bool(found) and all(one == (self.wording < 2) for one in have)


@says("there are {bound} counters among {things:many}", "there are {bound} {kind} counters among {things:many}")
class SoManyAmong(Condition, frozen=True):
    """The number of counters (of a kind) on all that fits is within a bound."""

    bound: Bound
    things: ObjectFilter
    kind: CounterKind | None = None

    @rule("122.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(counters_among(game, scope, self.things, self.kind), game, scope)


@says(
    "there are {bound} different kinds of counters among {things:many}",
    "there are {bound} kinds of counters among {things:many}",
)
class SoManyKindsAmong(Condition, frozen=True):
    """The number of kinds of counters on all that fits is within a bound."""

    bound: Bound
    things: ObjectFilter

    @rule("122.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(len(kinds_among(game, scope, self.things)), game, scope)


def counters_among(game: Game, scope: Scope, things: ObjectFilter, kind: CounterKind | None) -> int:
    """How many counters (of a kind) are on all that fits."""
    found = (game.object(t).counters for t in candidates(game, things, scope))
    return sum(n for counters in found for k, n in counters.items() if kind is None or k == kind.name)


def kinds_among(game: Game, scope: Scope, things: ObjectFilter) -> set[str]:
    """The kinds of counters on all that fits."""
    found = (game.object(t).counters for t in candidates(game, things, scope))
    return {k for counters in found for k, n in counters.items() if n}


class PutThisTurn(Condition, frozen=True):
    """Counters (of a kind) were put on something that fits this turn."""

    on: Subject
    kind: CounterKind | None = None

    def is_asked(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        """Whether it is asked of whoever put them."""
        return True

    @rule("122.6")
    def holds(self, game: Game, scope: Scope) -> bool:
        put = [e for e in game.state.history if isinstance(e, PutCounters) and e.on not in game.state.players]
        put = [e for e in put if self.kind is None or e.kind == self.kind.name]
        return any(self.on.match(game, e.on, scope) and self.is_asked(game, e, scope) for e in put)


@says("a(n) {kind} counter was put on {on} this turn", "a counter was put on {on} this turn")
class WasPutThisTurn(PutThisTurn, frozen=True):
    """By anybody."""


@says(
    "you put a(n) {kind} counter on {on} this turn", "you put a counter on {on} this turn",
    "you've put one or more {kind} counters on {on} this turn", "you've put one or more counters on {on} this turn",
)
class YouPutThisTurn(PutThisTurn, frozen=True):
    """By the controller of the ability."""

    def is_asked(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        by = game.controller(event.on) if event.by is None else game.controller(event.by)
        return by == scope.controller

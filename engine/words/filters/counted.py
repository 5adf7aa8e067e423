"""Qualifiers of counters said in other ways: "that has a charge counter on it", "with three or more level counters on it"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.filters.comparisons import AtLeast
from engine.words.kinds import CounterKind


@says(
    "that has a(n) {kind} counter on it", "that have {kind} counters on them", "with {kind} counters on it",
    "that doesn't have a(n) {kind} counter on it", "that don't have {kind} counters on them",
)
class ThatHasCounters(Qualifier, frozen=True):
    """It has counters of a kind, or none."""

    kind: CounterKind

    @rule("122.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return (game.object(thing).counters.get(self.kind.name, 0) > 0) == (self.wording < 3)


@says("with {least} {kind} counters on (it|them)")
class WithAtLeast(Qualifier, frozen=True):
    """It has at least so many counters of a kind."""

    least: AtLeast
    kind: CounterKind

    @rule("122.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.least.keeps(game.object(thing).counters.get(self.kind.name, 0), game, scope)

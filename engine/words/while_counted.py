"""Durations that go by a counter: "for as long as it has a charge counter on it"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.durations import WhileSo
from engine.words.kinds import CounterKind, Kind
from engine.words.references.antecedents import bound


@says("for as long as it has a(n) {counter} counter on it")
class WhileItHasCounter(WhileSo, frozen=True):
    """Until the object spoken of has no such counter any more."""

    counter: CounterKind
    slot: str = ""
    refers: ClassVar[str] = "object"

    @rule("611.2b")
    def is_so(self, game: Game, scope: Scope) -> bool:
        found = [scope.now(t) for t in bound(game, scope, self.slot)]
        return any(game.exists(t) and game.object(t).counters.get(self.counter.name, 0) for t in found)


@says("for as long as that {kind} has a(n) {counter} counter on it")
class WhileThatHasCounter(WhileItHasCounter, frozen=True, kw_only=True):
    """The same, of the object that can be called so."""

    kind: Kind

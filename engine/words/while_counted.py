"""Durations that go by a counter: "for as long as it has a charge counter on it"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.durations import WhileSo, is_seen
from engine.words.kinds import CounterKind, Kind
from engine.words.references.antecedents import bound


class Bearer(Word, frozen=True):
    """What has the counter."""

    slot: str = ""
    refers: ClassVar[str] = "object"


@says("it")
class BearerIt(Bearer, frozen=True):
    """The object spoken of."""


@says("that {kind}")
class BearerThat(Bearer, frozen=True, kw_only=True):
    """The object spoken of that can be called so."""

    kind: Kind


@says("for as long as {bearer} has a(n) {counter} counter on it")
class WhileItHasCounter(WhileSo, frozen=True):
    """Until the object spoken of, or the one of a group, has no such counter any more."""

    tells_of_each: ClassVar[bool] = True
    bearer: Bearer
    counter: CounterKind

    @property
    def slot(self) -> str:
        """The slot of the object."""
        return self.bearer.slot

    @rule("611.2b")
    def is_so(self, game: Game, scope: Scope) -> bool:
        found = [scope.now(t) for t in bound(game, scope, self.slot)]
        return any(is_seen(game, t) and game.object(t).counters.get(self.counter.name, 0) for t in found)

"""Conditions of how many counters an object had as it last was, and the number of them."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.filters.comparisons import AtLeast
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import bound
from engine.words.references.spoken_of import OfKnown


@says("{thing} had {least} {kind} counters on it")
class HadSoMany(OfKnown, Condition, frozen=True):
    """There were at least so many counters of a kind."""

    least: AtLeast
    kind: CounterKind

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        counts = [game.object(t).counters.get(self.kind.name, 0) for t in self.thing.find(game, scope)]
        return bool(counts) and all(self.least.keeps(n, game, scope) for n in counts)


@says("{thing} had no counters on it")
class HadNone(OfKnown, Condition, frozen=True):
    """There were no counters of any kind."""

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = [game.object(t).counters for t in self.thing.find(game, scope)]
        return bool(found) and not any(n for counters in found for n in counters.values())


@says("the number of counters it had on it", "the number of {kind} counters it had on it")
class CountersItHad(Quantity, frozen=True):
    """How many counters (of a kind) were on the object spoken of."""

    kind: CounterKind | None = None
    slot: str = ""
    refers: ClassVar[str] = "object"

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = (game.object(t).counters for t in bound(game, scope, self.slot))
        return sum(n for counters in found for k, n in counters.items() if self.kind is None or k == self.kind.name)

"""Counters with which something enters: "with two charge counters on it", "with a +1/+1 counter on it for each creature"."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.words.amounts import CountEach, Numeral, Quantity
from engine.words.countable import Countable
from engine.words.kinds import CounterKind


@says("{amount} {kind} counter{s@amount}")
class SomeCounters(Word, frozen=True):
    """Counters of one kind."""

    amount: Numeral
    kind: CounterKind


class WithCounters(Word, frozen=True):
    """Counters of one kind or of several."""

    @abstractmethod
    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        """How many of which kinds; none at all of a kind are not told."""


def so_many(kind: CounterKind, number: int | None) -> dict[str, int]:
    """Counters of one kind, if there are any."""
    return {kind.name: number} if number else {}


class WithNumbered(WithCounters, frozen=True):
    """Counters whose number is said before them, which is true of cards that are put onto the battlefield as well."""


@says(
    "with {amount} {kind} counter{s@amount} on (it|him|her)",
    "with {amount} additional {kind} counter{s@amount} on (it|him|her)",
    "with {amount} {kind} counter{s@amount} on them",
    "with {amount} additional {kind} counter{s@amount} on them",
)
class WithSome(WithNumbered, frozen=True):
    """A number of counters."""

    amount: Numeral
    kind: CounterKind

    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        return so_many(self.kind, self.amount.count(game, scope))


@says("with {kinds:and} on (it|him|her)", "with {kinds:and} on them")
class WithKinds(WithNumbered, frozen=True):
    """Counters of several kinds."""

    kinds: tuple[SomeCounters, ...]

    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        each: Counter[str] = Counter()
        for some in self.kinds:
            each.update(so_many(some.kind, some.amount.count(game, scope)))
        return dict(each)


@says(
    "with {amount} {kind} counter{s@amount} on (it|him|her|them) for each {each}",
    "with {amount} additional {kind} counter{s@amount} on (it|him|her|them) for each {each}",
)
class WithForEach(WithCounters, frozen=True):
    """As many for each thing."""

    amount: Numeral
    kind: CounterKind
    each: Countable

    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        return so_many(self.kind, CountEach(amount=self.amount, each=self.each).count(game, scope))


@says(
    "with a number of {kind} counters on (it|him|her) equal to {amount}",
    "with a number of additional {kind} counters on (it|him|her) equal to {amount}",
    "with X {kind} counters on (it|him|her), where X is {amount}",
    "with X additional {kind} counters on (it|him|her), where X is {amount}",
)
class WithNumber(WithCounters, frozen=True):
    """As many counters as an amount says."""

    kind: CounterKind
    amount: Quantity

    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        return so_many(self.kind, self.amount.count(game, scope))


@says("with {amount} {kind} counter{s@amount} on it plus an additional {again} counter on it for each {each}")
class WithMoreForEach(WithForEach, frozen=True, kw_only=True):
    """A number of counters, and one more for each thing."""

    again: CounterKind

    def __post_init__(self) -> None:
        if self.kind != self.again:
            raise Unfit

    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        return so_many(self.kind, (self.amount.count(game, scope) or 0) + self.each.count(game, scope))


@says("with {amount} {kind} counter{s@amount} on it for each {each} and {many} {other} counter{s@many} on it for each {two}")
class WithForEachAndEach(WithForEach, frozen=True, kw_only=True):
    """Counters for each thing of one kind and for each of another."""

    many: Numeral
    other: CounterKind
    two: Countable

    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        further = so_many(self.other, CountEach(amount=self.many, each=self.two).count(game, scope))
        return dict(Counter(super().counters(game, scope)) + Counter(further))

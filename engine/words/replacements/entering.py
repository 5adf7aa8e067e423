"""How permanents enter: tapped, with counters, perhaps only if something is so."""

from __future__ import annotations

from abc import abstractmethod

import msgspec

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Amount, Condition, ObjectReference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.amounts import CountEach, Number, Numeral, Quantity, X
from engine.words.countable import Countable
from engine.words.effects.counters_of_kinds import SomeCounters
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import SOURCE
from engine.words.references.objects import All, Each, This
from engine.words.references.pronouns import It


def is_itself(subject: ObjectReference) -> bool:
    """Whether a subject is the object whose ability it is."""
    return isinstance(subject, This) or (isinstance(subject, It) and subject.slot == SOURCE)


def entering(game: Game, event: Event, subject: ObjectReference, scope: Scope) -> Move | None:
    """The event, if it is something that the subject describes entering the battlefield."""
    if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
        return None
    if is_itself(subject):
        return event if event.object == scope.source else None
    if isinstance(subject, All | Each):
        return event if event.object != scope.source and subject.things.match(game, event.object, scope) else None
    return None


class Way(Word, frozen=True):
    """A way of entering."""

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        """The move as it becomes; None when it is so already."""
        return None


@says("tapped")
class Tapped(Way, frozen=True):
    """Tapped."""

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return None if move.tapped else also_cited(_enters_tapped(move), move)


class WithCounters(Way, frozen=True):
    """With counters."""

    @abstractmethod
    def counters(self) -> tuple[Amount, CounterKind]:
        """How many counters of which kind."""

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        amount, kind = self.counters()
        n = amount.count(game, scope) or 0
        counters = {**move.counters, kind.name: move.counters.get(kind.name, 0) + n}
        cite = _with_x_counters if any(isinstance(w, X) for w in walk(self)) else _with_counters
        return cite(move, {k: v for k, v in counters.items() if v})


@says(
    "with {amount} {kind} counter{s@amount} on (it|him|her)[ for each {each}]",
    "with {amount} additional {kind} counter{s@amount} on (it|him|her)[ for each {each}]",
    "with {amount} {kind} counter{s@amount} on them[ for each {each}]",
    "with {amount} additional {kind} counter{s@amount} on them[ for each {each}]",
)
class WithSome(WithCounters, frozen=True):
    """A number of counters, or one for each thing."""

    amount: Numeral
    kind: CounterKind
    each: Countable | None = None

    def counters(self) -> tuple[Amount, CounterKind]:
        amount: Amount = self.amount if self.each is None else CountEach(amount=self.amount, each=self.each)
        return amount, self.kind


@says(
    "with a number of {kind} counters on (it|him|her) equal to {amount}",
    "with a number of additional {kind} counters on (it|him|her) equal to {amount}",
)
class WithNumber(WithCounters, frozen=True):
    """As many counters as an amount says."""

    kind: CounterKind
    amount: Quantity

    def counters(self) -> tuple[Amount, CounterKind]:
        return self.amount, self.kind


@says(
    "with X {kind} counters on (it|him|her), where X is {amount}",
    "with X additional {kind} counters on (it|him|her), where X is {amount}",
)
class WithX(WithCounters, frozen=True):
    """X counters, where the text defines X."""

    kind: CounterKind
    amount: Quantity

    def counters(self) -> tuple[Amount, CounterKind]:
        return self.amount, self.kind


@says("with {kinds:and} on (it|him|her)")
class WithKinds(Way, frozen=True):
    """With counters of several kinds."""

    kinds: tuple[SomeCounters, ...]

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        for some in self.kinds:
            move = WithSome(amount=some.amount, kind=some.kind).change(game, move, scope) or move
        return move


@says("with {amount} {kind} counter{s@amount} on it plus an additional {again} counter on it for each {each}")
class WithMoreForEach(Way, frozen=True):
    """A number of counters, and one more for each thing."""

    amount: Numeral
    kind: CounterKind
    again: CounterKind
    each: Countable

    def __post_init__(self) -> None:
        if self.kind != self.again:
            raise Unfit

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        move = WithSome(amount=self.amount, kind=self.kind).change(game, move, scope) or move
        return WithSome(amount=Number(n=1), kind=self.kind, each=self.each).change(game, move, scope)


@says("with {amount} {kind} counter{s@amount} on it for each {one} and {many} {other} counter{s@many} on it for each {two}")
class WithForEachAndEach(Way, frozen=True):
    """Counters for each thing of one kind and for each of another."""

    amount: Numeral
    kind: CounterKind
    one: Countable
    many: Numeral
    other: CounterKind
    two: Countable

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        move = WithSome(amount=self.amount, kind=self.kind, each=self.one).change(game, move, scope) or move
        return WithSome(amount=self.many, kind=self.other, each=self.two).change(game, move, scope)


@says("tapped {counters}", "tapped and {counters}")
class TappedWith(Way, frozen=True):
    """Tapped and with counters."""

    counters: WithCounters

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        move = Tapped().change(game, move, scope) or move
        return self.counters.change(game, move, scope)


class Entering(Static, frozen=True):
    """A static ability that changes how permanents enter; the object itself or others that fit."""

    subject: ObjectReference
    way: Way

    @property
    def of_itself(self) -> bool:
        """Whether it speaks of the object whose ability it is."""
        return is_itself(self.subject)

    def applies(self, game: Game, scope: Scope) -> bool:
        """Whether what it asks for is so."""
        return True

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        move = entering(game, event, self.subject, scope)
        if move is None or not self.applies(game, scope):
            return None
        changed = self.way.change(game, move, scope)
        return None if changed is None else (changed,)


@says("{subject} enter{s} {way}.")
class Enters(Entering, frozen=True):
    """They always enter so."""


@says(
    "{subject} enter{s} {way} unless {condition}.",
    "{subject} enter{s} {way} if {condition}.",
    "if {condition}, {subject} enter{s} {way}.",
    "as long as {condition}, {subject} enter{s} {way}.",
)
class EntersIf(Entering, frozen=True):
    """They enter so if something is so, or unless it is."""

    condition: Condition

    def applies(self, game: Game, scope: Scope) -> bool:
        return self.condition.holds(game, scope) != (self.wording == 0)


def also_cited(now: Move, before: Move) -> Move:
    """The event with the rules that it had before besides its new ones."""
    return msgspec.structs.replace(now, cites=tuple(dict.fromkeys((*before.cites, *now.cites))))


def _with_counters(move: Move, counters: dict[str, int]) -> Move:
    return also_cited(_enters_with(move, counters), move)


def _with_x_counters(move: Move, counters: dict[str, int]) -> Move:
    return also_cited(_enters_with_x(move, counters), move)


@rule("614.1c")
def _enters_tapped(move: Move) -> Move:
    return msgspec.structs.replace(move, tapped=True, cites=())


@rule("614.1c")
def _enters_with(move: Move, counters: dict[str, int]) -> Move:
    return msgspec.structs.replace(move, counters=counters, cites=())


@rule("614.1c", "107.3m")
def _enters_with_x(move: Move, counters: dict[str, int]) -> Move:
    """X is what was chosen for the spell that becomes the permanent, else nothing."""
    return msgspec.structs.replace(move, counters=counters, cites=())

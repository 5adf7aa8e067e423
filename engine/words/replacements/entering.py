"""How permanents enter: tapped, with counters, as a copy."""

from __future__ import annotations

import msgspec

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Amount, Condition, ObjectReference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says, walk
from engine.rulebook import rule
from engine.words.amounts import CountEach, Numeral, Quantity, X
from engine.words.countable import Countable
from engine.words.kinds import CounterKind
from engine.words.references.objects import All, Each, This


def entering(game: Game, event: Event, subject: ObjectReference, scope: Scope) -> Move | None:
    """The event, if it is something that the subject describes entering the battlefield."""
    if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
        return None
    if isinstance(subject, This):
        return event if event.object == scope.source else None
    if isinstance(subject, All | Each):
        return event if event.object != scope.source and subject.things.match(game, event.object, scope) else None
    return None


class Entering(Static, frozen=True):
    """A static ability that changes how permanents enter; the object itself or others that fit."""

    subject: ObjectReference

    @property
    def of_itself(self) -> bool:
        """Whether it speaks of the object whose ability it is."""
        return isinstance(self.subject, This)


@says("{subject} enter{s} tapped.", "{subject} enter{s} tapped unless {condition}.")
class EntersTapped(Entering, frozen=True):
    """Permanents enter tapped (unless a condition holds)."""

    condition: Condition | None = None

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        move = entering(game, event, self.subject, scope)
        if move is None or move.tapped or (self.condition is not None and self.condition.holds(game, scope)):
            return None
        return (also_cited(_enters_tapped(move), move),)


@rule("614.1c")
def _enters_tapped(move: Move) -> Move:
    return msgspec.structs.replace(move, tapped=True, cites=())


class EntersWith(Entering, frozen=True):
    """Permanents enter with counters."""

    def counters(self) -> tuple[Amount, CounterKind]:
        """How many counters of which kind."""
        raise TypeError(type(self).__name__)

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        amount, kind = self.counters()
        move = entering(game, event, self.subject, scope)
        if move is None:
            return None
        n = amount.count(game, scope) or 0
        counters = {**move.counters, kind.name: move.counters.get(kind.name, 0) + n}
        cite = _with_x_counters if any(isinstance(w, X) for w in walk(self)) else _with_counters
        return (cite(move, {k: v for k, v in counters.items() if v}),)


def also_cited(now: Move, before: Move) -> Move:
    """The event with the rules that it had before besides its new ones."""
    return msgspec.structs.replace(now, cites=tuple(dict.fromkeys((*before.cites, *now.cites))))


def _with_counters(move: Move, counters: dict[str, int]) -> Move:
    return also_cited(_enters_with(move, counters), move)


def _with_x_counters(move: Move, counters: dict[str, int]) -> Move:
    return also_cited(_enters_with_x(move, counters), move)


@rule("614.1c")
def _enters_with(move: Move, counters: dict[str, int]) -> Move:
    return msgspec.structs.replace(move, counters=counters, cites=())


@rule("614.1c", "107.3m")
def _enters_with_x(move: Move, counters: dict[str, int]) -> Move:
    """X is what was chosen for the spell that becomes the permanent, else nothing."""
    return msgspec.structs.replace(move, counters=counters, cites=())


@says("{subject} enter{s} with {amount} {kind} counter{s@amount} on it[ for each {each}].")
class EntersWithCounters(EntersWith, frozen=True):
    """Counters, a number of them or one for each thing."""

    amount: Numeral
    kind: CounterKind
    each: Countable | None = None

    def counters(self) -> tuple[Amount, CounterKind]:
        amount: Amount = self.amount if self.each is None else CountEach(amount=self.amount, each=self.each)
        return amount, self.kind


@says("{subject} enter{s} with a number of {kind} counters on it equal to {amount}.")
class EntersWithNumber(EntersWith, frozen=True):
    """As many counters as an amount says."""

    kind: CounterKind
    amount: Quantity

    def counters(self) -> tuple[Amount, CounterKind]:
        return self.amount, self.kind

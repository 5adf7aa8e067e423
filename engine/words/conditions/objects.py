"""Conditions about objects: what they are, how many there are, what is on them."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.words.filters.base import Adjective
from engine.words.filters.comparisons import Bound, Quality
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import bound
from engine.words.references.possessive import ObjectsOwn


@says("there are {bound} {things}")
class ThereAre(Condition, frozen=True):
    """The number of things that fit is within a bound."""

    bound: Bound
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(len(candidates(game, self.things, scope)), game, scope)


class Predicate(Word, frozen=True):
    """What is said of an object: "tapped", "a creature"."""

    def match(self, game: Game, thing: int, scope: Scope) -> bool:
        """Whether it is so."""
        return False


@says("{adjective}")
class IsSo(Predicate, frozen=True):
    """An adjective by itself."""

    adjective: Adjective

    def match(self, game: Game, thing: int, scope: Scope) -> bool:
        return self.adjective.match(game, thing, scope)


@says("a(n) {things}")
class IsA(Predicate, frozen=True):
    """A description."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.plural:
            raise Unfit

    def match(self, game: Game, thing: int, scope: Scope) -> bool:
        return self.things.match(game, thing, scope)


@says("{thing} {is/are} {what}", "{thing} {isn't/aren't} {what}", "{thing} {was/were} {what}")
class Is(Condition, frozen=True):
    """An object fits (as it is, or as it last was)."""

    thing: ObjectReference
    what: Predicate

    def __post_init__(self) -> None:
        if not (hasattr(type(self.thing), "refers") or type(self.thing).__name__ in ("This", "AttachedTo")):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        return bool(found) and all(self.what.match(game, t, scope) for t in found) == (self.wording != 1)


@says("it's {what}")
class ItIs(Condition, frozen=True):
    """The object spoken of fits."""

    what: Predicate
    slot: str = ""
    refers: ClassVar[str] = "object"

    def holds(self, game: Game, scope: Scope) -> bool:
        found = bound(game, scope, self.slot)
        return bool(found) and all(self.what.match(game, t, scope) for t in found)


@says("{whose} {quality} is {bound}")
class QualityIs(Condition, frozen=True):
    """A power, toughness or mana value is within a bound."""

    whose: ObjectsOwn
    quality: Quality
    bound: Bound

    def holds(self, game: Game, scope: Scope) -> bool:
        values = [self.quality.of(game, t) for t in self.whose.find(game, scope)]
        return bool(values) and all(n is not None and self.bound.keeps(n, game, scope) for n in values)


@says("{thing} {has/have} {bound} {kind} counters on it", "{thing} {has/have} a(n) {kind} counter on it")
class HasCounters(Condition, frozen=True):
    """The number of counters of a kind on an object is within a bound."""

    thing: ObjectReference
    kind: CounterKind
    bound: Bound | None = None

    def holds(self, game: Game, scope: Scope) -> bool:
        counts = [game.object(t).counters.get(self.kind.name, 0) for t in self.thing.find(game, scope)]
        return any(n > 0 if self.bound is None else self.bound.keeps(n, game, scope) for n in counts)

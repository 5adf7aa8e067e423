"""Conditions that compare the power and toughness of one object with those of another."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.binding.meaning import Unbound
from engine.words.filters.base import Qualifier
from engine.words.filters.comparisons import Quality
from engine.words.references.antecedents import Antecedent, is_settled
from engine.words.references.possessive import ObjectsOwn, OfObject
from engine.words.the_difference import SPOKEN_OF, compare


class Compared(Condition, frozen=True):
    """One object is compared with another, each as it is or last was."""

    in_passing: ClassVar[tuple[str, ...]] = ("other",)
    thing: ObjectReference
    other: ObjectReference

    def __post_init__(self) -> None:
        if not (is_settled(self.thing) and is_settled(self.other)):
            raise Unfit
        if self.thing.slot == self.other.slot != "":
            raise Unbound("nothing is compared with itself")

    def is_more(self, game: Game, one: Id, other: Id) -> bool:
        """Whether the first is the greater one."""
        return False

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        found, others = self.thing.find(game, scope), self.other.find(game, scope)
        return bool(found and others) and all(self.is_more(game, a, b) for a in found for b in others)


@says("{thing} {has/have} greater power or toughness than {other}")
class GreaterInEither(Compared, frozen=True):
    """Its power is greater, or its toughness is."""

    def is_more(self, game: Game, one: Id, other: Id) -> bool:
        a, b = game.characteristics(one), game.characteristics(other)
        pairs = ((a.power, b.power), (a.toughness, b.toughness))
        return any(x is not None and y is not None and x > y for x, y in pairs)


@says("{thing} {has/have} greater {quality} than {other}")
class GreaterIn(Compared, frozen=True):
    """Its power, toughness or mana value is greater."""

    quality: Quality

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much greater it is can be spoken of."""
        return SPOKEN_OF

    def holds(self, game: Game, scope: Scope) -> bool:
        found, others = self.thing.find(game, scope), self.other.find(game, scope)
        one, other = (self.quality.of(game, each[0]) if each else None for each in (found, others))
        compare(scope, one, other)
        return super().holds(game, scope)

    def is_more(self, game: Game, one: Id, other: Id) -> bool:
        a, b = self.quality.of(game, one), self.quality.of(game, other)
        return a is not None and b is not None and a > b


@says("{thing} has the same {quality} as {other}")
class SameNumber(Compared, frozen=True):
    """Its power, toughness or mana value is the same."""

    quality: Quality

    def is_more(self, game: Game, one: Id, other: Id) -> bool:
        a, b = self.quality.of(game, one), self.quality.of(game, other)
        return a is not None and a == b


@says("{whose} {quality} is greater than {others}", "{whose} {quality} is less than {others}")
class QualityAgainst(Condition, frozen=True):
    """A power, toughness or mana value is greater or less than that of another object, named without it."""

    in_passing: ClassVar[tuple[str, ...]] = ("others",)
    whose: ObjectsOwn
    quality: Quality
    others: ObjectsOwn

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        one = [self.quality.of(game, t) for t in self.whose.find(game, scope)]
        other = [self.quality.of(game, t) for t in self.others.find(game, scope)]
        pairs = [(a, b) for a in one for b in other]
        more = self.wording == 0
        return bool(pairs) and all(a is not None and b is not None and (a > b if more else a < b) for a, b in pairs)


@says("with {quality} greater than {others}", "with {quality} less than {others}")
class WithMoreThan(Qualifier, frozen=True):
    """With a power, toughness or mana value greater or less than that of another object, named without it."""

    quality: Quality
    others: ObjectsOwn

    def __post_init__(self) -> None:
        if not isinstance(self.others, OfObject):
            raise Unfit  # "its" needs its noun

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        n = self.quality.of(game, thing)
        other = [self.quality.of(game, t) for t in self.others.find(game, scope)]
        more = self.wording == 0
        return n is not None and bool(other) and all(m is not None and (n > m if more else n < m) for m in other)

"""Amounts: numbers as the text gives them, counts of things, and sizes of objects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Literal

from engine.game.machine import Game
from engine.game.meaning import Amount, ObjectReference
from engine.game.objects import Id
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.phrase import NUMBER, Leaf, Unfit, says
from engine.phrase.numbers import WORDS, say_number
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.filters.description import ObjectFilter, candidates, is_either
from engine.words.kinds import CounterKind
from engine.words.references.linked import each_meant
from engine.words.references.possessive import ObjectsOwn


class Numeral(Amount, frozen=True):
    """An amount that can stand before a noun: "three", "X", "that much"."""


class Number(Numeral, Leaf, frozen=True):
    """A whole number; ``form`` is how it was written: digits, a word, or an article."""

    n: int
    form: Literal["digits", "word", "article"] = "digits"
    first: ClassVar[frozenset[str] | None] = frozenset(WORDS) | {"a", "an", NUMBER}

    @property
    def plural(self) -> bool:
        return self.n != 1

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        token = tokens[at]
        if token in ("a", "an"):
            return [(cls(n=1, form="article"), at + 1)]
        if token.isdecimal():
            return [(cls(n=int(token)), at + 1)]
        return [(cls(n=WORDS[token], form="word"), at + 1)] if token in WORDS else []

    def say(self, style: str = "") -> list[str]:
        if self.form == "article":
            return ["a(n)"]
        return [say_number(self.n, "word" if self.form == "word" else "")]

    def count(self, game: Game, scope: Scope) -> int | None:
        return self.n


@says("X")
class X(Numeral, frozen=True):
    """The X of the spell or ability, or what a "where X is" says."""

    is_x: ClassVar[bool] = True

    @property
    def plural(self) -> bool:
        return True

    @rule("107.3")
    def count(self, game: Game, scope: Scope) -> int | None:
        where = scope.slots.get("X")
        if where is not None:
            return int(where)
        return scope.x or 0


@says("that many", "that much")
class ThatMany(Numeral, frozen=True):
    """The number that the event or an earlier instruction gave; bound after reading."""

    slot: str = ""
    refers: ClassVar[str] = "number"

    @property
    def plural(self) -> bool:
        return True

    def count(self, game: Game, scope: Scope) -> int | None:
        value = scope.slots.get(self.slot)
        if isinstance(value, dict):
            return int(value.get(scope.each, sum(value.values())))
        return len(value) if isinstance(value, tuple) else value


@says("twice {amount}")
class Twice(Numeral, frozen=True):
    """Twice a number."""

    amount: Numeral

    @property
    def plural(self) -> bool:
        return True

    def count(self, game: Game, scope: Scope) -> int | None:
        n = self.amount.count(game, scope)
        return None if n is None else 2 * n


class CountEach(Amount, frozen=True):
    """An amount for each thing that fits: what "for each" makes of the amount before it; never read by itself."""

    amount: Amount
    each: Countable

    def count(self, game: Game, scope: Scope) -> int | None:
        one = self.amount.count(game, scope)
        return None if one is None else one * self.each.count(game, scope)


class Quantity(Amount, frozen=True):
    """An amount that is described: "the number of ...", "its power"."""


@says("the number of {things}", "the total number of {things}")
class CountOf(Quantity, frozen=True):
    """How many things fit."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if not self.things.plural and is_either(self.things):
            raise Unfit

    def count(self, game: Game, scope: Scope) -> int | None:
        return len(candidates(game, self.things, scope))


@says("the number of {kind} counters on {thing}")
class CountersOn(Quantity, frozen=True):
    """How many counters of a kind are on something."""

    kind: CounterKind
    thing: ObjectReference

    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(game.object(t).counters.get(self.kind.name, 0) for t in self.thing.find(game, scope))


@says("the number of opponents you have")
class NumberOfOpponents(Quantity, frozen=True):
    """How many opponents the controller has."""

    def count(self, game: Game, scope: Scope) -> int | None:
        return len(game.state.opponents(scope.controller))


@says("{whose} power", "{whose} toughness", "{whose} mana value")
class QualityOf(Quantity, frozen=True):
    """The power, toughness or mana value of an object (last-known when it is gone)."""

    whose: ObjectsOwn

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return added(self._of(game, t) for t in each_meant(game, scope, self.whose, self.whose.find(game, scope)))

    def _of(self, game: Game, thing: Id) -> int | None:
        if self.wording == 2:
            return mana_value(game, thing)
        now = game.characteristics(thing)
        return now.power if self.wording == 0 else now.toughness


def added(answers: Iterable[int | None]) -> int | None:
    """The sum of the answers that there are; None where there is none."""
    known = [n for n in answers if n is not None]
    return sum(known) if known else None

"""Qualifiers that compare: power, toughness and mana value."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from engine.game.machine import Game
from engine.game.meaning import Amount
from engine.game.objects import Id
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.phrase import Leaf, Unfit, Word, says
from engine.words.amounts import Numeral, QualityOf
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.possessive import Its


class Quality(Leaf, frozen=True):
    """A number that an object has: its power, its toughness or its mana value."""

    name: Literal["power", "toughness", "mana value"]
    first: ClassVar[frozenset[str] | None] = frozenset({"power", "toughness", "mana"})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Word, int]]:
        if tokens[at : at + 2] == ["mana", "value"]:
            return [(cls(name="mana value"), at + 2)]
        return [(cls(name=tokens[at]), at + 1)] if tokens[at] in ("power", "toughness") else []  # type: ignore[arg-type]  # tested

    def say(self, style: str = "") -> list[str]:
        return self.name.split()

    def of(self, game: Game, thing: Id) -> int | None:
        """The number; None for what has none."""
        now = game.characteristics(thing)
        if self.name == "mana value":
            return mana_value(game, thing)
        return now.power if self.name == "power" else now.toughness


class Bound(Word, frozen=True):
    """A limit that a number keeps or not."""

    @property
    def amount(self) -> Any:
        """The amount that it is compared with; None where there is none."""
        return None

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        """Whether ``n`` keeps it."""
        return False


@says("{amount} or less", "{amount} or fewer")
class AtMost(Bound, frozen=True):
    """No more than a number."""

    amount: Numeral

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        limit = self.amount.count(game, scope)
        return limit is not None and n <= limit


@says("{amount} or greater", "{amount} or more")
class AtLeast(Bound, frozen=True):
    """No less than a number."""

    amount: Numeral

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        limit = self.amount.count(game, scope)
        return limit is not None and n >= limit


@says("{amount}")
class Exactly(Bound, frozen=True):
    """A number itself."""

    amount: Numeral

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        return n == self.amount.count(game, scope)


@says("less than {amount}", "less than or equal to {amount}")
class Below(Bound, frozen=True):
    """Less than (or equal to) a described amount."""

    amount: Amount

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        limit = self.amount.count(game, scope)
        return limit is not None and (n < limit if self.wording == 0 else n <= limit)


@says("greater than {amount}", "greater than or equal to {amount}")
class Above(Bound, frozen=True):
    """Greater than (or equal to) a described amount."""

    amount: Amount

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        limit = self.amount.count(game, scope)
        return limit is not None and (n > limit if self.wording == 0 else n >= limit)


@says("equal to {amount}")
class EqualTo(Bound, frozen=True):
    """A described amount."""

    amount: Amount

    def keeps(self, n: int, game: Game, scope: Scope) -> bool:
        return n == self.amount.count(game, scope)


@says("with {quality} {bound}", "(that have|that each have) {quality} {bound}")
class WithQuality(Qualifier, frozen=True):
    """With a power, toughness or mana value within a bound."""

    quality: Quality
    bound: Bound

    def __post_init__(self) -> None:
        other = self.bound.amount
        if self.quality.name != "mana value" and isinstance(other, QualityOf) and isinstance(other.whose, Its):
            raise Unfit  # its own power and toughness are compared

    @property
    def is_shared(self) -> bool:
        return self.quality.name == "mana value"

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        n = self.quality.of(game, thing)
        return n is not None and self.bound.keeps(n, game, scope)


@says("with power or toughness {bound}")
class WithEither(Qualifier, frozen=True):
    """With a power or a toughness within a bound."""

    bound: Bound

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        now = game.characteristics(thing)
        return any(n is not None and self.bound.keeps(n, game, scope) for n in (now.power, now.toughness))


@says("with the (greatest|highest|least|lowest) {quality} among {things:many}")
class Extreme(Qualifier, frozen=True):
    """With a number that is the greatest, or the least, among some objects."""

    quality: Quality
    things: ObjectFilter

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = [n for t in candidates(game, self.things, scope) if (n := self.quality.of(game, t)) is not None]
        return bool(found) and self.quality.of(game, thing) == (max(found) if self.wording < 2 else min(found))


@says(
    "with toughness greater than (its|their) power",
    "with power greater than (its|their) toughness",
    "with power equal to (its|their) toughness",
)
class ComparedWithItself(Qualifier, frozen=True):
    """Its power and toughness compare in a certain way."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        now = game.characteristics(thing)
        if now.power is None or now.toughness is None:
            return False
        return (now.toughness > now.power, now.power > now.toughness, now.power == now.toughness)[self.wording // 2]


def all_keep(game: Game, scope: Scope, things: tuple[Id, ...], quality: Quality, bound: Bound) -> bool:
    """Whether there are such things and a quality of each of them is within a bound."""
    values = [quality.of(game, t) for t in things]
    return bool(values) and all(n is not None and bound.keeps(n, game, scope) for n in values)

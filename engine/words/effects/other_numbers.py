"""Another number, or another bound, in the place of the one before it when something is so."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, rewrite, says, walk
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral, Quantity, X
from engine.words.effects.instead import is_decided_by, take_the_place
from engine.words.effects.tokens import Create
from engine.words.sentences import Core, Sentence


@says("X plus {n}")
class XPlus(Numeral, frozen=True):
    """So much more than X."""

    is_x: ClassVar[bool] = True
    n: Number

    @property
    def plural(self) -> bool:
        return True

    @rule("107.3")
    def count(self, game: Game, scope: Scope) -> int | None:
        return (X().count(game, scope) or 0) + self.n.n


@says("{times:word} times X")
class TimesX(Numeral, frozen=True):
    """X so many times: three times or more."""

    is_x: ClassVar[bool] = True
    times: int

    def __post_init__(self) -> None:
        if self.times < 3:
            raise Unfit  # "twice" is said

    @property
    def plural(self) -> bool:
        return True

    @rule("107.3")
    def count(self, game: Game, scope: Scope) -> int | None:
        return self.times * (X().count(game, scope) or 0)


class OtherTokens(Sentence, frozen=True):
    """Tokens, or another number of them when a condition holds."""

    core: Core
    condition: Condition
    number: Numeral
    closes: ClassVar[bool] = True
    always_announced: ClassVar[tuple[str, ...]] = ("core",)

    def __post_init__(self) -> None:
        creates = [w for w in walk(self.core) if isinstance(w, Create)]
        if len(creates) != 1 or is_decided_by(self.core, self.condition):
            raise Unfit

    @rule("608.2c", "614.15")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.condition.holds(game, scope):
            many = self.many(game, scope)
            changed: Core = rewrite(self.core, lambda w: self._changed(w, many))
            changed.happen(game, scope)
        else:
            self.core.happen(game, scope)

    def many(self, game: Game, scope: Scope) -> int:
        """How many are created then."""
        return self.number.count(game, scope) or 0

    def _changed(self, word: Word, many: int) -> Word:
        if not isinstance(word, Create):
            return word
        return msgspec.structs.replace(word, amount=OfThose(many=many, was=word.amount.plural))


class OfThose(Numeral, frozen=True):
    """A number of tokens that was found already; made, never read."""

    many: int
    was: bool

    @property
    def plural(self) -> bool:
        return self.was

    def count(self, game: Game, scope: Scope) -> int | None:
        return self.many


@says(
    "{core}. if {condition}, create {number} of those tokens instead",
    "{core}. if {condition}, instead create {number} of those tokens",
    "{core}. create {number} of those tokens instead if {condition}",
)
class OtherTokensIf(OtherTokens, frozen=True):
    """The other number is said outright."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.number, Number) and self.number.form == "article":
            raise Unfit


@says("{core}. if {condition}, instead create {number} of those tokens, where X is {amount}")
class OtherTokensOfX(OtherTokens, frozen=True, kw_only=True):
    """The other number is an X that the text defines."""

    amount: Quantity

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.number, X):
            raise Unfit

    def many(self, game: Game, scope: Scope) -> int:
        return max(0, self.amount.count(game, scope) or 0)


@says(
    "{core} if {bound}. {other} if {again} instead if {condition}",
    "{core} if {bound}. if {condition}, {other} if {again} instead",
    "{core} if {bound}. if {condition}, instead {other} if {again}",
    "{core} if {bound}. {other} instead if {condition}",
)
class OtherBoundIf(Sentence, frozen=True):
    """An instruction within a bound, or within a wider one (or none) when a condition holds."""

    core: Core
    bound: Condition
    other: Core
    condition: Condition
    again: Condition | None = None
    closes: ClassVar[bool] = True
    always_announced: ClassVar[tuple[str, ...]] = ("core", "bound", "again")

    @rule("608.2c", "614.15")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.condition.holds(game, scope):
            if self.again is None or self.again.holds(game, scope):
                self.other.happen(game, scope)
                take_the_place(scope, self.other, self.core)
        elif self.bound.holds(game, scope):
            self.core.happen(game, scope)

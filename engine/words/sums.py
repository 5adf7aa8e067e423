"""Sums of amounts, and what is left of one when another is taken from it."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import CountOf, Numeral, Quantity
from engine.words.filters.description import ObjectFilter


@says("the number of {things:many} plus {more}")
class CountPlus(Quantity, frozen=True):
    """How many things fit, and another amount besides."""

    things: ObjectFilter
    more: Quantity

    def count(self, game: Game, scope: Scope) -> int | None:
        one, other = CountOf(things=self.things).count(game, scope), self.more.count(game, scope)
        return None if one is None or other is None else one + other


@rule("107.1b")
def less(one: int | None, other: int | None) -> int | None:
    """One number less another, which is never less than nothing."""
    return None if one is None or other is None else max(0, one - other)


@says("the number of {things:many} minus {fewer}")
class CountMinus(Quantity, frozen=True):
    """How many things fit, less another amount."""

    things: ObjectFilter
    fewer: Quantity

    def count(self, game: Game, scope: Scope) -> int | None:
        return less(CountOf(things=self.things).count(game, scope), self.fewer.count(game, scope))


@says("{number} minus {amount}")
class MinusOf(Quantity, frozen=True):
    """A number less a described amount."""

    number: Numeral
    amount: Quantity

    def count(self, game: Game, scope: Scope) -> int | None:
        return less(self.number.count(game, scope), self.amount.count(game, scope))

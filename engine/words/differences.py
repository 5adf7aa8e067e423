"""How far two amounts are apart."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.filters.comparisons import Bound
from engine.words.greatest import LifeTotal
from engine.words.references.possessive import ObjectsOwn, Whose


class Difference(Quantity, frozen=True):
    """The greater of two amounts less the smaller."""


@says("the difference between {one} and {other}")
class DifferenceOfLives(Difference, frozen=True):
    """Of two life totals."""

    one: LifeTotal
    other: LifeTotal

    @rule("107.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        one, other = self.one.count(game, scope), self.other.count(game, scope)
        return None if one is None or other is None else abs(one - other)


@says("the difference between {whose} life totals")
class DifferenceOfTheirLives(Difference, frozen=True):
    """Of the life totals of two players spoken of."""

    whose: Whose

    @rule("107.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        lives = [game.state.players[p].life for p in self.whose.find(game, scope)]
        return max(lives) - min(lives) if len(lives) > 1 else None


@says("the difference between {whose} power and (toughness|its toughness)")
class DifferenceOfSides(Difference, frozen=True):
    """Of the power and the toughness of one object, as it is or last was."""

    whose: ObjectsOwn

    @rule("107.1", "608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = [game.characteristics(t) for t in self.whose.find(game, scope)][:1]
        return next((abs(c.power - c.toughness) for c in found if c.power is not None and c.toughness is not None), None)


@says("{difference} is {bound}")
class DifferenceIs(Condition, frozen=True):
    """The difference is within a bound."""

    difference: Difference
    bound: Bound

    @rule("107.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        n = self.difference.count(game, scope)
        return n is not None and self.bound.keeps(n, game, scope)

"""Devotion as a condition, and abilities that add to it."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, Static
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.amounts import Number
from engine.words.filters.comparisons import Bound
from engine.words.greatest import Devotion


@says("{devotion} is {bound}")
class DevotionIs(Condition, frozen=True):
    """Devotion is within a bound."""

    devotion: Devotion
    bound: Bound

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(self.devotion.count(game, scope) or 0, game, scope)


@says(
    "your devotion to each color and "
    "each combination of colors is increased by {number}."
)
class MoreDevotion(Static, frozen=True):
    """Devotion is higher."""

    number: Number

    @property
    def more_devotion(self) -> int:
        """By how much."""
        return self.number.n

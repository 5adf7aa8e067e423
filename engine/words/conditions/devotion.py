"""Devotion as a condition, and abilities that add to it."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, Static
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.words.amounts import Number
from engine.words.filters.comparisons import Bound
from engine.words.greatest import Devotion
from engine.words.kinds import Color


@says("{devotion} is {bound}")
class DevotionIs(Condition, frozen=True):
    """Devotion is within a bound."""

    devotion: Devotion
    bound: Bound

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(self.devotion.count(game, scope) or 0, game, scope)


@says("each color and each combination of colors")
class EveryColor(Word, frozen=True):
    """Whatever colors devotion is counted for."""


@says("your devotion to {every} is increased by {number}.", "your devotion to {colors:and+} is increased by {number}.")
class MoreDevotion(Static, frozen=True):
    """Devotion is higher: to everything, or to some colors."""

    number: Number
    every: EveryColor | None = None
    colors: tuple[Color, ...] = ()

    def more_devotion(self, to: set[str]) -> int:
        """By how much devotion to the colors of these symbols is higher."""
        return self.number.n if self.every is not None or to == {color.symbol for color in self.colors} else 0

"""Qualities of what died this turn, added up."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.filters.comparisons import Quality
from engine.words.tallies import DiedThisTurn


@says("the total {quality} of {dead:many}")
class TotalOfTheDead(Quantity, frozen=True):
    """A quality of each of them as it last was, added up."""

    quality: Quality
    dead: DiedThisTurn

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(self.quality.of(game, t) or 0 for t in self.dead.died(game, scope))

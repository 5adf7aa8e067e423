"""The highest and the lowest life total among players, as an amount."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity


@says(
    "the highest life total among (all players|players)",
    "the lowest life total among (all players|players)",
    "the highest life total among your opponents",
)
class ExtremeLifeTotal(Quantity, frozen=True):
    """The life total of whoever has most, or least."""

    @rule("119.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        players = game.state.opponents(scope.controller) if self.wording == 4 else game.state.order()
        totals = [game.state.players[p].life for p in players]
        if not totals:
            return None
        return min(totals) if self.wording in (2, 3) else max(totals)

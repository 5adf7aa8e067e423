"""Amounts of speed."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.speed import speed
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity


@says("your speed")
class YourSpeed(Quantity, frozen=True):
    """The controller's speed, 0 without any."""

    @rule("702.179f")
    def count(self, game: Game, scope: Scope) -> int | None:
        return speed(game.state, scope.controller)

"""The condition that no player has a designation that only one player can have."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says("there is no monarch", "no player has the initiative")
class NoneDesignated(Condition, frozen=True):
    """Nobody has it yet."""

    @rule("725.1", "726.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        mark = ("monarch", "initiative")[self.wording]
        return not any(mark in player.marks for player in game.state.players.values())

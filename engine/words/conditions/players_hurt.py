"""Whether a player was dealt damage earlier in the ability."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.damage import DAMAGED


@says("a player (is|was) dealt damage this way")
class PlayerWasDealtDamage(Condition, frozen=True):
    """At least one player was."""

    @rule("608.2c")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(t in game.state.players for t in scope.slots.get(DAMAGED, ()))

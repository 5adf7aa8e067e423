"""Damage that players are dealt as though its source had infect."""

from __future__ import annotations

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference, Static
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says(
    "all damage is dealt to {player} as though its source had infect.",
    "as long as {condition}, all damage is dealt to {player} as though its source had infect.",
)
class DealtAsThoughInfect(Static, frozen=True):
    """Players get poison counters in place of losing life to damage."""

    player: PlayerReference
    condition: Condition | None = None

    @rule("609.4", "120.3b")
    def is_infectious(self, game: Game, damage: Damage, scope: Scope) -> bool:
        """Whether this damage has the results of damage by a source with infect."""
        if damage.recipient not in self.player.find(game, scope):
            return False
        return self.condition is None or self.condition.holds(game, scope)

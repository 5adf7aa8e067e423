"""Whether the controller was attacked."""

from __future__ import annotations

from engine.game.combat.events import Attacks
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says("you've been attacked this step", "you were attacked this turn", "you've been attacked this turn")
class WasAttacked(Condition, frozen=True):
    """A creature was declared as one that attacks the controller, in this step or turn."""

    @rule("508.6")
    def holds(self, game: Game, scope: Scope) -> bool:
        if self.wording == 0 and game.state.turn.step != "declare attackers":
            return False
        return any(self._is_mine(e, scope.controller) for e in game.state.history if isinstance(e, Attacks))

    @staticmethod
    def _is_mine(event: Attacks, player: Id) -> bool:
        return event.defender == player

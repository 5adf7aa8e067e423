"""What attacked this turn, counted by the declarations: whatever has become of it since."""

from __future__ import annotations

from engine.game.combat import DeclareAttackers
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.countable import Countable


@says("creature you attacked with this turn")
class EachAttackerThisTurn(Countable, frozen=True):
    """The creatures that the controller declared as attackers this turn."""

    @rule("608.2i")
    def count(self, game: Game, scope: Scope) -> int:
        mine = (e for e in game.state.history if isinstance(e, DeclareAttackers) and e.player == scope.controller)
        return len({attacker for event in mine for attacker in event.attacks})

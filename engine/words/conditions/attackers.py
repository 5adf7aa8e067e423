"""What attacked this turn, counted by the declarations: whatever has become of it since."""

from __future__ import annotations

from engine.game.combat import DeclareAttackers
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.filters.comparisons import Bound


@says("creature you attacked with this turn")
class EachAttackerThisTurn(Countable, frozen=True):
    """The creatures that the controller declared as attackers this turn."""

    @rule("608.2i")
    def count(self, game: Game, scope: Scope) -> int:
        mine = (e for e in game.state.history if isinstance(e, DeclareAttackers) and e.player == scope.controller)
        return len({attacker for event in mine for attacker in event.attacks})


@says("{bound} creatures attacked this turn")
class SoManyAttacked(Condition, frozen=True):
    """The number of creatures that were declared as attackers this turn is within a bound."""

    bound: Bound

    @rule("608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        declared = (e for e in game.state.history if isinstance(e, DeclareAttackers))
        return self.bound.keeps(len({attacker for event in declared for attacker in event.attacks}), game, scope)

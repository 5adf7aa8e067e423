"""What X has to be, said after an ability that has X in its cost."""

from __future__ import annotations

from engine.game.actions import ActivateAbility
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.limits import Limit


@says("X is {amount}.")
class XIs(Limit, frozen=True):
    """X is a described amount, and no other."""

    amount: Quantity

    @rule("107.3c")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        must = self.amount.count(game, Scope.of(action.source, player))
        if must is None or action.x is None or action.x == must:
            return ALLOWED
        return forbidden(f"X is {must} for that ability of {game.name(action.source)}.")

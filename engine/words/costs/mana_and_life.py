"""Costs of mana and life together."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict
from engine.phrase import says
from engine.words.amounts import Number
from engine.words.costs.basic import Mana, PayLifeCost


@says("pay {mana} and {n} life")
class ManaAndLife(CostPart, frozen=True):
    """Mana and life; the machine asks for each by itself."""

    mana: Mana
    n: Number

    @property
    def parts(self) -> tuple[CostPart, ...]:
        """The mana, and the life."""
        return (self.mana, PayLifeCost(amount=self.n))

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        """Nothing by itself: its parts are paid."""

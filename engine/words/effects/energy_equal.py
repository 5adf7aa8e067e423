"""Paying as much energy as something says."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import RemoveCounters, counters_on
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity


@says("pay{s^} an amount of {E} equal to {amount}")
class PayEnergyEqual(PlayerVerb, frozen=True):
    """Energy counters are removed from the player, as many as an amount says."""

    amount: Quantity
    is_payment: ClassVar[bool] = True

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player has that much."""
        return counters_on(game.state, player, "energy") >= (self.amount.count(game, scope) or 0)

    @rule("107.14", "118.12")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        game.happen(*(RemoveCounters(on=p, kind="energy", amount=n) for p in players if n))

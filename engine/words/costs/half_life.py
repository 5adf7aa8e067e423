"""Paying half of one's life."""

from __future__ import annotations

from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.paying import life_payable
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.phrase import says
from engine.rulebook import rule


@says("pay half your life, rounded up")
class PayHalfLife(CostPart, frozen=True):
    """Half of the player's life is paid, rounded up."""

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return life_payable(game, player, -(-max(0, game.state.players[player].life) // 2))

    @rule("119.4", "107.1a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        life = game.state.players[player].life
        if life > 0:
            game.happen(PayLife(player=player, amount=-(-life // 2)))

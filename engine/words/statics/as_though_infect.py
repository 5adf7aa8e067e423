"""Damage that players are dealt as though its source had infect."""

from __future__ import annotations

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.claims import Claim


@says("all damage is dealt to {player} as though its source had infect")
class DealtAsThoughInfect(Claim, frozen=True):
    """Players get poison counters in place of losing life to damage."""

    player: PlayerReference

    @rule("609.4", "120.3b")
    def is_infectious(self, game: Game, damage: Damage, scope: Scope) -> bool:
        return damage.recipient in self.player.find(game, scope)

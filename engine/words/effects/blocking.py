"""Attackers that become blocked by an effect."""

from __future__ import annotations

from engine.game.combat.events import BecomeBlocked
from engine.game.combat.standing import is_attacking, is_blocked
from engine.game.machine import Game
from engine.game.meaning import ObjectVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present


@says("become{s^} blocked")
class BecomesBlocked(ObjectVerb, frozen=True):
    """Attacking creatures become blocked, though no creature blocks them."""

    @rule("509.1h")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        attacking = (t for t in present(game, scope, objects) if is_attacking(game, t) and not is_blocked(game, t))
        game.happen(*(BecomeBlocked(attacker=t) for t in attacking))

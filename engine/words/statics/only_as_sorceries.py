"""Players who can cast spells only at the time of sorceries."""

from __future__ import annotations

from typing import Any

from engine.game.actions import CastSpell
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.objects import Zone
from engine.game.permissions.timing import sorcery_timing
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule


@says("{players} can cast spells only any time (they|he or she) could cast a sorcery.")
class OnlyAsSorceries(Static, frozen=True):
    """Even instants, and what something else lets them cast at another time, need their own main phase and an empty stack."""

    players: PlayerReference

    @rule("101.2", "307.5")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.player not in self.players.find(game, scope):
            return None
        if game.object(action.spell).zone is Zone.STACK:
            return None  # it was asked before the spell was put there
        reasons = sorcery_timing(game, action.player, "").reasons
        if not reasons:
            return None
        source, player = game.name(scope.source), game.name(action.player)
        return forbidden(f"{player} can cast spells only any time they could cast a sorcery.", source)

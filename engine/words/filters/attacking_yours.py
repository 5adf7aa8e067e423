"""What attacks a player or what is theirs."""

from __future__ import annotations

from engine.game.combat.standing import defending_player
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier


@says("that's attacking you or a planeswalker you control")
class AttackingYouOrYours(Qualifier, frozen=True):
    """It attacks the controller, or a planeswalker of theirs."""

    @rule("506.3", "508.5")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        attacked = game.state.combat.attacking.get(thing) if game.state.combat is not None else None
        if attacked is None:
            return False
        is_yours = attacked in game.state.players or "planeswalker" in game.characteristics(attacked).types
        return is_yours and defending_player(game, attacked) == scope.controller

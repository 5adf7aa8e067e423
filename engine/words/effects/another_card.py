"""Drawing one card more than was drawn before."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones import Draw
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.cards import can_draw


@says("draw{s^} another card")
class DrawAnother(PlayerVerb, frozen=True):
    """Draw one card."""

    @rule("608.2d")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player may choose to draw them."""
        return can_draw(game, player, 1)

    @rule("121.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            game.happen(Draw(player=player, by=scope.source))

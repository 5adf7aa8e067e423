"""Any player but the controller."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says


@says("another player")
class AnotherPlayer(PlayerReference, frozen=True):
    """Any one of the other players, as in "another player casts"."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(p for p in game.state.order() if p != scope.controller)

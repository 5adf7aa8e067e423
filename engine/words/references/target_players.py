"""Several players as targets: "any number of target players"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.references.objects import AnyNumber
from engine.words.references.players import TargetedPlayer


@says("any number of target players", "any number of target opponents")
class AnyTargetPlayers(AnyNumber, TargetedPlayer, frozen=True):
    """As many players, or opponents, as wanted."""

    def allowed(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.order() if self.wording == 0 else game.state.opponents(scope.controller))

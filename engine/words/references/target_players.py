"""Several players as targets: "any number of target players"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.players import TargetedPlayer


@says("any number of target players", "any number of target opponents")
class AnyTargetPlayers(TargetedPlayer, frozen=True):
    """As many players, or opponents, as wanted."""

    @property
    def plural(self) -> bool:
        return True

    @rule("115.6")
    def minimum(self, game: Game, scope: Scope) -> int:
        return 0

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return None

    def allowed(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.order() if self.wording == 0 else game.state.opponents(scope.controller))

"""A player chosen among those with the most or least life."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.replacements.choosing import APlayer, Options


@says(
    "an opponent with the most life among your opponents", "an opponent with the least life among your opponents",
    "a player with the most life or tied for most life",
)
class APlayerByLife(APlayer, frozen=True):
    """One of the players whose life total is the highest, or the lowest."""

    @rule("102.2")
    def options(self, game: Game, scope: Scope) -> Options:
        players = game.state.order() if self.wording == 2 else game.state.opponents(scope.controller)
        lives = {p: game.state.players[p].life for p in players}
        sought = (min if self.wording == 1 else max)(lives.values(), default=0)
        return [(p, game.name(p)) for p, life in lives.items() if life == sought]

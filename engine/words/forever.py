"""The duration that is never over."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says("for the rest of the game")
class RestOfTheGame(Duration, frozen=True):
    """Never over."""

    @rule("611.2a")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return False

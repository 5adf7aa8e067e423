"""The next main phase as a moment: "at the beginning of your next main phase"."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.turn import BeginStep
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.delayed import Moment


class MainPhaseBegins(EventPattern, frozen=True):
    """A main phase of a player begins, the first or the second; made by a moment, never read."""

    player: Id

    @rule("505.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        is_main = isinstance(event, BeginStep) and event.step in ("precombat main", "postcombat main")
        return {} if is_main and game.state.is_active(self.player) else None


@says("at the beginning of your next main phase")
class AtNextMainPhase(Moment, frozen=True):
    """The beginning of either main phase of the controller, whichever comes first."""

    def pattern(self, game: Game, scope: Scope) -> EventPattern:
        return MainPhaseBegins(player=scope.controller)

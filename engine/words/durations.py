"""Durations: how long a continuous effect lasts."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.scope import Scope
from engine.game.turn import BeginStep, BeginTurn, WearOff
from engine.phrase import says
from engine.rulebook import rule


@says("until end of turn", "this turn")
class UntilEndOfTurn(Duration, frozen=True):
    """Until the cleanup step."""

    @rule("514.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, WearOff)


@says("until your next turn")
class UntilYourNextTurn(Duration, frozen=True):
    """Until the controller's next turn begins."""

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, BeginTurn) and event.player == scope.controller


@says("until end of combat", "this combat")
class UntilEndOfCombat(Duration, frozen=True):
    """Until the combat phase is over."""

    @rule("511.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, BeginStep) and event.step == "postcombat main"

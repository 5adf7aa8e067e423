"""The end of combat in the controller's own turn."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.steps import StepPattern
from engine.words.references.antecedents import Antecedent


@says("end of combat on your turn")
class EndOfYourCombat(StepPattern, frozen=True):
    """The end of combat step of the controller's turn."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        return ()

    @rule("511.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.begins(game, event, "end of combat", (scope.controller,))

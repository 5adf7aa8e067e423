"""Reflexive abilities about what was done this way: "when you discard a nonland card this way, ..."."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.triggers import reflexive
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.was_done import WasDone
from engine.words.effects.delayed import Later, StepBegins
from engine.words.sentences import Core, TriggersNow


@says("when {done}, {sentence}")
class WhenThisWay(TriggersNow, frozen=True):
    """It triggers if that was done earlier in the ability."""

    done: WasDone
    sentence: Core
    triggers_later: ClassVar[bool] = True

    @rule("603.12")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.done.holds(game, scope):
            reflexive(game, Later(trigger=StepBegins(step=""), effect=self.sentence), scope)

"""Modes each of which must target another player."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.modal import ChooseModes


@says(
    "choose one or both. each mode must target a different player. • {modes:bullets}",
    "choose one or more. each mode must target a different player. • {modes:bullets}",
    "choose any number. each mode must target a different player. • {modes:bullets}",
)
class ChooseApart(ChooseModes, frozen=True):
    """At least one mode (or any number), with a player of its own as a target for each."""

    @property
    def targets_apart(self) -> bool:
        return True

    def minimum(self, game: Game, scope: Scope) -> int:
        return 0 if self.wording == 2 else 1

    @rule("700.2d")
    def maximum(self, game: Game, scope: Scope) -> int:
        return len(self.modes)

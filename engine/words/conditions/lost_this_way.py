"""Conditions about what an exchange came to."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.life import YOU_LOST
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent, bound


@says("you lost life this way")
class LostLifeThisWay(Condition, frozen=True, kw_only=True):
    """The controller lost life by what was told before; how much can be spoken of."""

    slot: str = ""
    refers: ClassVar[str] = YOU_LOST

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much it was can be spoken of."""
        return (Antecedent(slot=self.slot, nature="number"),)

    @rule("608.2c", "119.3")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(scope.slots.get(self.slot))


@says("you control neither {kind:one}")
class ControlsNeither(Condition, frozen=True, kw_only=True):
    """The controller has neither of two objects spoken of."""

    kind: Kind
    slot: str = ""
    refers: ClassVar[str] = "objects"

    @rule("608.2c", "108.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        there = [t for t in map(scope.now, bound(game, scope, self.slot)) if game.exists(t)]
        return all(game.controller(t) != scope.controller for t in there)

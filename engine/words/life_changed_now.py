"""How much life the event that triggered was about: "for each 1 life you gained"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.countable import Countable


@says("1 life (you|they) gained", "1 life (you|they) lost")
class EachLifeOfEvent(Countable, frozen=True):
    """Each point of the life that was just gained or lost."""

    slot: str = ""
    refers: ClassVar[str] = "number"

    @rule("119.9")
    def count(self, game: Game, scope: Scope) -> int:
        return int(scope.slots.get(self.slot) or 0)


@says("the amount of life (you|they) gained", "the amount of life (you|they) lost")
class LifeOfEvent(Quantity, frozen=True):
    """How much life was just gained or lost."""

    slot: str = ""
    refers: ClassVar[str] = "number"

    @rule("119.9")
    def count(self, game: Game, scope: Scope) -> int | None:
        return int(scope.slots.get(self.slot) or 0)

"""How many cards the player discarded who discarded most."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.effects.discarding import BY_PLAYER


@says("the greatest number of cards a player discarded this way")
class GreatestDiscarded(Quantity, frozen=True):
    """The greatest of the numbers of cards that the players discarded."""

    slot: str = ""
    refers: ClassVar[str] = "discarded"

    @rule("608.2c")
    def count(self, game: Game, scope: Scope) -> int | None:
        return max((scope.slots.get(f"{self.slot}{BY_PLAYER}") or {}).values(), default=0)

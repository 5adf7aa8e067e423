"""By how much a condition held: "if you control fewer than five Goblins, draw cards equal to the difference"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import AnOpponent, AnyPlayer, EachOpponent

DIFFERENCE = "difference"
"""The slot, and the nature, of how far the two numbers are apart that a condition compared last."""

SPOKEN_OF = (Antecedent(slot=DIFFERENCE, nature=DIFFERENCE),)
"""What a condition brings up that compares two numbers."""


def is_one(*players: PlayerReference) -> bool:
    """Whether each of these is a certain player, so that there is one difference between them."""
    return not any(isinstance(p, AnOpponent | AnyPlayer | EachOpponent) for p in players)


def compare(scope: Scope, one: int | None, other: int | None) -> None:
    """Keep how far two numbers are apart."""
    scope.slots[DIFFERENCE] = None if one is None or other is None else abs(one - other)


@says("the difference")
class TheDifference(Quantity, frozen=True):
    """How far the two numbers are apart that a condition before it compared."""

    slot: str = ""
    refers: ClassVar[str] = DIFFERENCE

    @rule("107.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        apart: int | None = scope.slots.get(self.slot)
        return apart

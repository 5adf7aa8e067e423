"""Targets: which words ask for them, what may be chosen, and whether it is still legal."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from engine.game.meaning import Reference

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.objects import Id
    from engine.game.scope import Scope


class TargetReference(Reference, frozen=True):
    """Words that ask for targets: one instance of "target". ``slot`` names where the chosen ids are bound.

    It is met again on resolution: ``find`` gives what is bound to the slot, the targets that became illegal left out.
    """

    slot: str = "target0"

    is_target: ClassVar[bool] = True

    @abstractmethod
    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Everything that fits the description, whether or not it can be targeted."""

    @abstractmethod
    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the object or player fits the description now (not whether it can be targeted)."""

    def minimum(self, game: Game, scope: Scope) -> int:
        """The least number of targets."""
        return 1

    def maximum(self, game: Game, scope: Scope) -> int | None:
        """The greatest number of targets; None for any number."""
        return 1

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """What was chosen."""
        return tuple(scope.slots.get(self.slot, ()))

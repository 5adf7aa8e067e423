"""Modal spells and abilities: announcing modes, and carrying out the chosen ones."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from engine.game.meaning import Effect

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.scope import Scope


class Modal(Effect, frozen=True):
    """An effect of which some modes are chosen as it is put on the stack (slot ``modes``: places, in printed order).

    The targets of its modes must have slots of their own.
    """

    @property
    @abstractmethod
    def options(self) -> tuple[Effect, ...]:
        """The modes, as printed."""

    @property
    def printed(self) -> int:
        """How many modes are printed."""
        return len(self.options)

    def minimum(self, game: Game, scope: Scope) -> int:
        """How many must be chosen."""
        return 1

    def maximum(self, game: Game, scope: Scope) -> int:
        """How many may be chosen."""
        return 1

    @property
    def targets_apart(self) -> bool:
        """Whether each mode has to target another player."""
        return False

    def may_choose(self, game: Game, scope: Scope, at: int) -> bool:
        """Whether a mode may be chosen this time, as far as earlier choices go."""
        return True

    def was_chosen(self, game: Game, scope: Scope, modes: tuple[int, ...]) -> None:
        """What comes of choosing modes."""

    def places(self, said: tuple[int, ...]) -> tuple[int, ...]:
        """The places among the options of modes that were announced by their places on the card."""
        return said

    def in_order(self, modes: tuple[int, ...]) -> list[int]:
        """The chosen modes in printed order."""
        return sorted(modes)

    def happen(self, game: Game, scope: Scope) -> None:
        """Carry out the chosen modes in printed order."""
        for at in self.in_order(scope.slots.get("modes", ())):
            self.options[at].happen(game, scope)

"""The words that ask for targets."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from engine.game.attaching import can_enchant, zones_of
from engine.game.meaning import Filter, Reference
from engine.game.objects import Id
from engine.game.scope import Scope

if TYPE_CHECKING:
    from engine.game.machine import Game


class TargetReference(Reference, frozen=True, kw_only=True):
    """Words that ask for targets: one instance of "target". ``slot`` names where the chosen ids are bound.

    It is met again on resolution: ``find`` gives what is bound to the slot, the targets that became illegal left out.
    """

    slot: str = "target0"

    @property
    def number(self) -> Any:
        """How many targets are asked for, where words say it."""
        return None

    @abstractmethod
    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Everything that fits the description, whether or not it can be targeted."""

    @abstractmethod
    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the object or player fits the description now (not whether it can be targeted)."""

    def can_be_chosen(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether it fits as targets are chosen; more may be asked then than is asked again later."""
        return self.is_legal(game, thing, scope)

    def minimum(self, game: Game, scope: Scope) -> int:
        """The least number of targets."""
        return 1

    def maximum(self, game: Game, scope: Scope) -> int | None:
        """The greatest number of targets; None for any number."""
        return 1

    def go_together(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        """Whether these targets may be chosen with one another."""
        return True

    def still_go_together(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        """Whether those that are still legal one by one stand to each other as is asked again later."""
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """What was chosen."""
        return tuple(scope.slots.get(self.slot, ()))


class EnchantTarget(TargetReference, frozen=True, kw_only=True):
    """What an Aura spell targets: anything its enchant ability (a keyword with ``filter``) describes."""

    filter: Filter

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        zones = zones_of(game, self.filter, scope)
        things = [o.id for o in game.state.objects.values() if o.zone in zones and not o.is_phased_out] + game.state.order()
        return tuple(t for t in things if self.is_legal(game, t, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return can_enchant(game, self.filter, thing, scope)

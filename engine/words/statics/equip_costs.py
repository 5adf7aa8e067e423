"""What equip abilities cost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.abilities import keywords_of
from engine.game.actions import ActivateAbility
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import is_settled
from engine.words.statics.costs import Change


def is_equip(game: Game, action: Any) -> bool:
    """Whether the action is activating an equip ability."""
    if not isinstance(action, ActivateAbility):
        return False
    means = (ability for keyword in keywords_of(game, action.source, "equip") for ability in keyword.means())
    return any(ability == action.ability for ability in means)


@says(
    "equip abilities you activate cost {change} to activate.",
    "equip abilities you activate that target {thing} cost {change} to activate.",
    "equip abilities you activate of {equipment} cost {change} to activate.",
)
class EquipCosts(Static, frozen=True):
    """The controller's equip abilities cost more or less (when they target something, or those of some Equipment)."""

    change: Change
    thing: ObjectReference | None = None
    equipment: ObjectFilter | None = None

    def __post_init__(self) -> None:
        if self.thing is not None and not is_settled(self.thing):
            raise Unfit
        if self.equipment is not None and not self.equipment.plural:
            raise Unfit

    @rule("601.2f", "702.6a")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not is_equip(game, action) or action.player != scope.controller or not self._fits(game, action, scope):
            return ()
        return self.change.by(game, scope)

    def _fits(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        if self.thing is not None:
            meant: tuple[Id, ...] = self.thing.find(game, scope)
            return any(t in meant for t in action.targets)
        return self.equipment is None or self.equipment.match(game, action.source, scope)

"""What happens to targets: objects become targets, targets are changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from engine.game.events import Event
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def division_slot(slot: str) -> str:
    """The slot that holds how an amount is divided among the targets of ``slot``: (target, amount) pairs."""
    return f"{slot} division"


def division(scope: Scope, slot: str) -> dict[Id, int]:
    """How much each target of ``slot`` was allotted."""
    return dict(scope.slots.get(division_slot(slot), ()))


@rule("115.7")
class ChangeTargets(Event, frozen=True):
    """A spell or ability on the stack gets other targets; ``slots`` are those that change."""

    of: Id
    slots: Mapping[str, tuple[Id, ...]]

    def apply(self, state: State) -> State:
        found = state.objects[self.of]
        if found.stacked is None:
            return state
        slots = {**found.stacked.slots, **self.slots}
        for slot, new in self.slots.items():
            if division_slot(slot) in slots:
                amounts = (amount for _, amount in slots[division_slot(slot)])
                slots[division_slot(slot)] = tuple(zip(new, amounts, strict=True))
        return state.put(found.with_(stacked=msgspec.structs.replace(found.stacked, slots=slots)))

    def sentence(self, game: Game) -> str:
        names = ", ".join(game.name(t) for chosen in self.slots.values() for t in chosen)
        return f"{game.name(self.of)} now targets {names}."


class BecomeTarget(Event, frozen=True):
    """An object or player becomes the target of a spell or ability; only triggers see it."""

    target: Id
    of: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.target)

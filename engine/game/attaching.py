"""Attaching: which object is attached to what. An Aura can be attached to a player too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id, Object
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def attached_to(state: State, thing: Id) -> tuple[Object, ...]:
    """The permanents attached to an object or player."""
    return tuple(o for o in state.battlefield() if o.attached_to == thing)


@rule("701.3")
class Attach(Event, frozen=True):
    """An object moves onto an object or player, with a new timestamp; nothing happens when it is there already."""

    object: Id
    to: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        there = self.to in game.state.objects or self.to in game.state.players
        return found is not None and there and found.attached_to != self.to and self.to != self.object

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        if found is None:
            return state
        return state.put(found.with_(attached_to=self.to, timestamp=state.timestamp)).with_(timestamp=state.timestamp + 1)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} becomes attached to {game.name(self.to)}."


@rule("701.3d")
class Unattach(Event, frozen=True):
    """An object moves away from what it is attached to and stays on the battlefield."""

    object: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.attached_to is not None

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        return state if found is None else state.put(found.with_(attached_to=None))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} becomes unattached."

"""Emblems: objects in the command zone that have abilities and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("114.1")
class GetEmblem(Event, frozen=True):
    """A player gets an emblem with these abilities, which is put into the command zone."""

    player: Id
    base: Characteristics

    def affected(self, game: Game) -> Id:
        return self.player

    @rule("114.2")
    def apply(self, state: State) -> State:
        definition = Definition(name=self.base.name or "emblem", faces=(self.base,))
        emblem = Object(
            id=state.next_id, definition=definition, base=self.base, owner=self.player, controller=self.player,
            zone=Zone.COMMAND, timestamp=state.timestamp,
        )
        there = (*state.zone(Zone.COMMAND), emblem.id)
        return state.put(emblem).with_(
            zones={**state.zones, (Zone.COMMAND, 0): there}, next_id=state.next_id + 1, timestamp=state.timestamp + 1
        )

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} gets an emblem."

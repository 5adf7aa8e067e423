"""Dungeons: cards from outside the game in the command zone, the rooms through which players move, and completing them.

The abilities of a dungeon are its rooms, in order; ``exits`` of a room are the places of the rooms that its arrows lead to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.events import Event
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.state import State
from engine.game.zones import Move
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

ROOM = "room"
"""Where a dungeon keeps the place of the room with the venture marker, in its ``chosen``."""
DUNGEON = "dungeon"


@rule("309.3")
def dungeon_of(state: State, player: Id) -> Object | None:
    """The dungeon that a player owns in the command zone."""
    there = (state.objects[t] for t in state.zone(Zone.COMMAND))
    return next((o for o in there if o.owner == player and DUNGEON in o.base.types), None)


def room_of(dungeon: Object) -> Any:
    """The room with the venture marker."""
    return dungeon.base.abilities[dungeon.chosen[ROOM]]


def completed(state: State, player: Id) -> tuple[str, ...]:
    """The names of the dungeons that a player has completed this game."""
    return tuple(state.marks.get(_key(player), ()))


def _key(player: Id) -> str:
    return f"completed {player}"


@rule("309.2a", "309.2b")
class BringDungeon(Event, frozen=True):
    """A player puts a dungeon from outside the game into the command zone."""

    player: Id
    base: Characteristics

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, state: State) -> State:
        card = Object(
            id=state.next_id, definition=Definition(name=self.base.name, faces=(self.base,)), base=self.base,
            owner=self.player, controller=self.player, zone=Zone.COMMAND, timestamp=state.timestamp,
        )
        there = (*state.zone(Zone.COMMAND), card.id)
        return state.put(card).with_(
            zones={**state.zones, (Zone.COMMAND, 0): there}, next_id=state.next_id + 1, timestamp=state.timestamp + 1
        )

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} brings {self.base.name} into the command zone."


@rule("309.4", "309.4a")
class MoveMarker(Event, frozen=True):
    """A player's venture marker moves into a room."""

    player: Id
    object: Id
    room: int

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, state: State) -> State:
        found = state.objects[self.object]
        return state.put(found.with_(chosen={**found.chosen, ROOM: self.room}))

    def sentence(self, game: Game) -> str:
        found = game.object(self.object)
        return f"{game.name(self.player)} enters the room {found.base.abilities[self.room].name} of {found.base.name}."


@rule("309.7")
class CompleteDungeon(Event, frozen=True):
    """A player completes a dungeon, which leaves the game."""

    player: Id
    object: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return game.exists(self.object)

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.NOWHERE, how="completed"),)

    def apply(self, state: State) -> State:
        done = (*completed(state, self.player), _name(state, self.object))
        return state.with_(marks={**state.marks, _key(self.player): done})

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} completes {game.object(self.object).base.name}."


def _name(state: State, dungeon: Id) -> str:
    found = state.objects.get(dungeon)
    return found.base.name if found is not None else state.gone[dungeon].object.base.name

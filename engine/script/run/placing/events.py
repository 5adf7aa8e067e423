"""Events that set up a position: what a script says is there appears without a story and without triggering anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.game.dungeons import BringDungeon
from engine.game.events import Event
from engine.game.objects import OWNED_ZONES, Id, Object, Player, Zone
from engine.game.state import Combat, LastKnown, State, Turn
from engine.game.the_ring import RingGrows

if TYPE_CHECKING:
    from engine.game.machine import Game


class Placed(Event, frozen=True, kw_only=True):
    """An object is there; its id is ``state.next_id``. ``last``: after what is there already (a library: below it)."""

    new: Object
    last: bool = True

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        new = self.new.with_(id=state.next_id, timestamp=state.timestamp)
        key = (new.zone, new.owner if new.zone in OWNED_ZONES else 0)
        there = state.zones.get(key, ())
        there = (*there, new.id) if self.last else (new.id, *there)
        return state.put(new).with_(zones={**state.zones, key: there}, next_id=state.next_id + 1, timestamp=state.timestamp + 1)


class WasThere(Event, frozen=True, kw_only=True):
    """An object was there earlier in the turn and is gone; its id is ``state.next_id``."""

    old: Object

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        old = self.old.with_(id=state.next_id, timestamp=state.timestamp)
        last = LastKnown(object=old, characteristics=old.base, controller=old.controller)
        return state.with_(gone={**state.gone, old.id: last}, next_id=state.next_id + 1)


class Fact(Event, frozen=True, kw_only=True):
    """Fields of an object that is there are otherwise than was said before."""

    object: Id
    fields: Mapping[str, Any]

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return state.put(state.objects[self.object].with_(**self.fields))


class PlayerFact(Event, frozen=True, kw_only=True):
    """Fields of a player are otherwise than was said before."""

    player: Id
    fields: Mapping[str, Any]

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        player: Player = state.players[self.player].with_(**self.fields)
        return state.put(player)


class At(Event, frozen=True, kw_only=True):
    """It is this turn and step."""

    turn: Turn

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return state.with_(turn=self.turn)


class Fighting(Event, frozen=True, kw_only=True):
    """A creature is attacking already."""

    attacker: Id
    defender: Id

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        combat = state.combat or Combat()
        attacking, declared = {**combat.attacking, self.attacker: self.defender}, combat.declared | {state.turn.active}
        return state.with_(combat=msgspec.structs.replace(combat, attacking=attacking, declared=declared))


class Older(Event, frozen=True, kw_only=True):
    """One object has an earlier timestamp than another: they trade when it is the other way round."""

    older: Id
    newer: Id

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        one, other = state.objects[self.older], state.objects[self.newer]
        if one.timestamp < other.timestamp:
            return state
        state = state.put(one.with_(timestamp=other.timestamp)).put(other.with_(timestamp=one.timestamp))
        field = state.zone(Zone.BATTLEFIELD)
        ordered = tuple(sorted(field, key=lambda thing: state.objects[thing].timestamp))
        return state.with_(zones={**state.zones, (Zone.BATTLEFIELD, 0): ordered})


class Setting(Event, frozen=True, kw_only=True):
    """Something about the game as a whole: fields of the state such as ``is_paid_for`` and ``marks``."""

    fields: Mapping[str, Any]

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return state.with_(**self.fields)


class RingIsThere(RingGrows, frozen=True):
    """The Ring has tempted a player once more before."""

    is_bookkeeping: ClassVar[bool] = True

    def sentence(self, game: Game) -> str:
        return ""


class DungeonIsThere(BringDungeon, frozen=True):
    """A player has entered a dungeon before."""

    is_bookkeeping: ClassVar[bool] = True

    def sentence(self, game: Game) -> str:
        return ""

"""Putting objects into a state of which nothing happened yet."""

from __future__ import annotations

from typing import Any

from engine.game.objects import OWNED_ZONES, Definition, Id, Object, Zone
from engine.game.setup import starting_counters
from engine.game.state import State


def add_card(state: State, definition: Definition, owner: Id, zone: Zone, **facts: Any) -> tuple[State, Id]:
    """The state with one more object, and its id. ``facts`` are fields of :class:`Object`.

    It is the newest in its zone: the last on the battlefield, the lowest known card of a library. ``face`` picks the face that is
    up, ``base`` makes it a copy. A permanent has the counters that it enters with unless ``counters`` says which.
    """
    base = facts.pop("base", None) or definition.at_rest(facts.get("face", 0))
    if zone is Zone.BATTLEFIELD and not facts.get("is_face_down"):
        facts["counters"] = {**starting_counters(base), **facts.get("counters", {})}
    facts.setdefault("controller", owner)
    new = Object(
        id=state.next_id, definition=definition, base=base, owner=owner, zone=zone, timestamp=state.timestamp, **facts
    )
    key = (zone, owner if zone in OWNED_ZONES else 0)
    state = state.put(new).with_(
        zones={**state.zones, key: (*state.zones.get(key, ()), new.id)},
        next_id=state.next_id + 1,
        timestamp=state.timestamp + 1,
    )
    return state, new.id

"""Setting up a position: players, and objects that are where the scenario says they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game.objects import OWNED_ZONES, Characteristics, Definition, Id, Object, Player, Zone
from engine.game.state import State, Turn


def new_game(names: Sequence[str], life: int = 20, active: Id = 1) -> State:
    """Players of these names, ids from 1, in the active one's precombat main phase; nothing is on the table."""
    players = {n: Player(id=n, name=name, life=life) for n, name in enumerate(names, 1)}
    turn = Turn(active=active, priority=active)
    return State(players=players, turn=turn, next_id=len(players) + 1, marks={"starting life": life})


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


def starting_counters(base: Characteristics) -> dict[str, int]:
    """The counters that a permanent like this enters with by the rules."""
    counters: dict[str, int] = {}
    if base.loyalty is not None and "planeswalker" in base.types:
        counters["loyalty"] = base.loyalty
    if base.defense is not None and "battle" in base.types:
        counters["defense"] = base.defense
    if "Saga" in base.subtypes:
        counters["lore"] = 1
    return counters

"""Setting up a position: its players, and the counters that permanents have from the start."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game.objects import Characteristics, Id, Player
from engine.game.state import State, Turn


def new_game(names: Sequence[str], life: int = 20, active: Id = 1) -> State:
    """Players of these names, ids from 1, in the active one's precombat main phase; nothing is on the table."""
    players = {n: Player(id=n, name=name, life=life) for n, name in enumerate(names, 1)}
    turn = Turn(active=active, priority=active)
    return State(players=players, turn=turn, next_id=len(players) + 1, marks={"starting life": life})


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

"""Counters on objects and players: putting them on and removing them. ``kind`` is as printed: ``+1/+1``, ``charge``, ``poison``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from engine.game.events import Event
from engine.game.layers.intrinsic import gives_ability
from engine.game.objects import Id, Object, Player
from engine.game.state import State
from engine.game.teams import share_life, sharing_life
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


def bearer(state: State, thing: Id) -> Object | Player | None:
    """The object or player that has this id now."""
    return state.objects.get(thing) or state.players.get(thing)


def counters_on(state: State, thing: Id, kind: str) -> int:
    """How many counters of a kind are on the object or player (as it last existed when it is gone)."""
    found = bearer(state, thing) or state.gone[thing].object
    return found.counters.get(kind, 0)


def changed(counters: Mapping[str, int], kind: str, by: int) -> dict[str, int]:
    """The counters with some of one kind more (or fewer)."""
    number = max(0, counters.get(kind, 0) + by)
    rest = {k: n for k, n in counters.items() if k != kind}
    return {**rest, kind: number} if number else rest


def is_shared(state: State, on: Id, kind: str) -> bool:
    """Whether counters of a kind that a player gets are the whole team's."""
    return kind == "poison" and share_life(state) and on in state.players


@rule("810.10")
def _for_the_team(event: PutCounters) -> PutCounters:
    return msgspec.structs.replace(event, cites=(*event.cites, *rules_of(_for_the_team)))


@rule("810.10b")
def _from_the_team(event: RemoveCounters) -> RemoveCounters:
    return msgspec.structs.replace(event, cites=(*event.cites, *rules_of(_from_the_team)))


def _with_changed(state: State, on: Id, kind: str, by: int) -> State:
    """The state with more or fewer counters on an object or player; a team shares its poison counters."""
    for one in sharing_life(state, on) if is_shared(state, on, kind) else (on,):
        found = bearer(state, one)
        state = state if found is None else state.put(found.with_(counters=changed(found.counters, kind, by)))
    return state


def _some(amount: int, kind: str) -> str:
    return f"{'an' if kind[:1] in 'aeiou' else 'a'} {kind} counter" if amount == 1 else f"{amount} {kind} counters"


@rule("122.6")
class PutCounters(Event, frozen=True):
    """Counters of one kind are put on an object or given to a player. ``by`` is the player who puts them.

    ``for_cost``: it is a payment, not what an effect does.
    """

    on: Id
    kind: str
    amount: int
    by: Id | None = None
    for_cost: bool = False

    def affected(self, game: Game) -> Id:
        return game.controller(self.on)

    def is_possible(self, game: Game) -> bool:
        return self.amount > 0 and bearer(game.state, self.on) is not None

    def as_it_stands(self, game: Game) -> Event:
        return _for_the_team(self) if is_shared(game.state, self.on, self.kind) else self

    def apply(self, state: State) -> State:
        return _stamped(_with_changed(state, self.on, self.kind, self.amount), self.on, self.kind)

    def sentence(self, game: Game) -> str:
        verb = "gets" if self.on in game.state.players else "has"
        end = "" if verb == "gets" else " put on it"
        return f"{game.name(self.on)} {verb} {_some(self.amount, self.kind)}{end}."


@rule("613.7c")
def _stamped(state: State, thing: Id, kind: str) -> State:
    """A counter that gives an ability has a timestamp, which all counters of its kind on the object share."""
    if thing not in state.objects or not gives_ability(kind):
        return state
    found = state.objects[thing]
    stamped = found.with_(counted={**found.counted, kind: state.timestamp})
    return state.put(stamped).with_(timestamp=state.timestamp + 1)


@rule("122.1")
class RemoveCounters(Event, frozen=True):
    """Counters of one kind are removed from an object or player, as many as there are at most.

    ``by`` is the player who removes them, None where damage or the rules do.
    """

    on: Id
    kind: str
    amount: int
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return game.controller(self.on)

    def is_possible(self, game: Game) -> bool:
        return self.amount > 0 and bearer(game.state, self.on) is not None and counters_on(game.state, self.on, self.kind) > 0

    def as_it_stands(self, game: Game) -> Event:
        return _from_the_team(self) if is_shared(game.state, self.on, self.kind) else self

    def apply(self, state: State) -> State:
        return _with_changed(state, self.on, self.kind, -self.amount)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.on)} has {_some(self.amount, self.kind)} removed."

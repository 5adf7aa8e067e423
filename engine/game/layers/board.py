"""What is known of a state once its layers are applied, kept while it holds and mended where little has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.game.layers.counters import added_pt, size
from engine.game.layers.derivation import Derivation
from engine.game.layers.draft import Draft
from engine.game.layers.effects import layered
from engine.game.layers.intrinsic import starting_values, with_mana_abilities, without_pt
from engine.game.objects import Characteristics, Id, Object, Zone
from engine.game.state import State

_FIELDS = Object.__struct_fields__
_STRUCTURAL = frozenset(
    "id definition base owner controller zone timestamp face is_face_down is_phased_out x counted".split()
)
"""Fields of an object that the layers themselves read."""


class Board(Struct, frozen=True, eq=False):
    """Derived characteristics and controllers of the objects that something applies to; ``reads`` is what they depend on."""

    state: State
    values: Mapping[Id, Characteristics]
    controllers: Mapping[Id, Id]
    before_counters: Mapping[Id, Characteristics]
    late: Mapping[Id, list[Any]]
    reads: frozenset[str]

    def characteristics(self, thing: Id) -> Characteristics:
        """The derived characteristics of an object of the state."""
        found = self.values.get(thing)
        return found if found is not None else untouched(self.state.objects[thing])

    def controller(self, thing: Id) -> Id:
        """The derived controller of an object of the state."""
        found = self.controllers.get(thing)
        return found if found is not None else self.state.objects[thing].controller


def untouched(thing: Object) -> Characteristics:
    """The characteristics of an object that no effect applies to."""
    return finished(thing, with_mana_abilities(starting_values(thing)))


def finished(thing: Object, now: Characteristics) -> Characteristics:
    """Without power and toughness on the battlefield unless it is a creature."""
    if now.power is not None and thing.zone is Zone.BATTLEFIELD and "creature" not in now.types:
        return without_pt(now)
    return now


def derive(state: State) -> Board:
    """Apply all the layers to a state."""
    run = Derivation(state).run()
    objects = state.objects
    return Board(
        state=state,
        values={thing: finished(objects[thing], draft.now) for thing, draft in run.drafts.items()},
        controllers={t: d.controller for t, d in run.drafts.items() if d.controller != objects[t].controller},
        before_counters=run.before_counters,
        late=run.late,
        reads=run.sources.read(),
    )


def mended(board: Board, state: State) -> Board | None:
    """The board of a state that differs little from that of ``board``; None when all must be derived again."""
    old = board.state
    if old.effects is not state.effects or not _same_elsewhere(board, old, state):
        return None
    if old.objects is state.objects:
        return _for(board, state, board.values)
    changed = _changed(board, state.objects)
    if changed is None:
        return None
    again: list[Id] = []
    for thing in changed:
        fields = _fields_changed(old.objects[thing], state.objects[thing])
        if fields & _STRUCTURAL or any("object." + f in board.reads for f in fields):
            return None
        if "chosen" in fields and state.objects[thing].is_face_down:
            return None
        if "counters" in fields:
            again.append(thing)
    return _with_counters(board, old, state, again)


def _same_elsewhere(board: Board, old: State, state: State) -> bool:
    """Whether all that the effects read of the state besides its objects is the same."""
    for read in board.reads:
        part, _, name = read.partition(".")
        if part == "state" and getattr(old, name) is not getattr(state, name):
            return False
        if part == "turn" and getattr(old.turn, name) != getattr(state.turn, name):
            return False
        if part == "player" and old.players is not state.players and _of_players(old, name) != _of_players(state, name):
            return False
    return True


def _of_players(state: State, name: str) -> list[Any]:
    return [getattr(player, name) for player in state.players.values()]


def _changed(board: Board, new: Mapping[Id, Object]) -> list[Id] | None:
    """Which objects differ; None when some came or went that can make a difference to others."""
    old = board.state.objects
    changed = []
    common = 0
    for thing, now in new.items():
        was = old.get(thing)
        common += was is not None
        if was is None and not _is_inert(board, now):
            return None
        if was is not None and was is not now:
            changed.append(thing)
    if common < len(old) and not all(_is_inert(board, old[thing]) for thing in old if thing not in new):
        return None
    return changed


def _is_inert(board: Board, thing: Object) -> bool:
    """Whether nothing depends on this object being there, and nothing applies to it: a card in a zone nobody looks at."""
    if thing.zone is Zone.BATTLEFIELD or "zone." + thing.zone.value in board.reads:
        return False
    return thing.id not in board.values and not (thing.base.abilities and layered(thing.base.abilities))


def _fields_changed(old: Object, new: Object) -> set[str]:
    return {f for f in _FIELDS if getattr(old, f) is not getattr(new, f) and getattr(old, f) != getattr(new, f)}


def _with_counters(board: Board, old: State, state: State, again: list[Id]) -> Board | None:
    if not again:
        return _for(board, state, board.values)
    if board.reads & {"power", "toughness"}:
        return None
    values = dict(board.values)
    for thing in again:
        if _keyword_kinds(old.objects[thing]) != _keyword_kinds(state.objects[thing]):
            return None
        values[thing] = _late_layers(board, state, thing)
    return _for(board, state, values)


def _keyword_kinds(thing: Object) -> set[str]:
    return {kind for kind in thing.counters if size(kind) is None}


def _late_layers(board: Board, state: State, thing: Id) -> Characteristics:
    """Counters and what modifies power and toughness besides, applied to what the object was before them."""
    found = state.objects[thing]
    start = board.before_counters.get(thing) or with_mana_abilities(starting_values(found))
    draft = Draft(of=thing, now=start, controller=board.controller(thing))
    if found.zone is Zone.BATTLEFIELD and not found.is_phased_out and any(map(size, found.counters)):
        draft.add_pt(*added_pt(found.counters))
    if board.late.get(thing):
        view = Derivation(state).view(set())
        for one, part, layer in board.late[thing]:
            part.modification.modify(view, draft, layer, one.scope)
    return finished(found, draft.now)


def _for(board: Board, state: State, values: Mapping[Id, Characteristics]) -> Board:
    return Board(
        state=state,
        values=values,
        controllers=board.controllers,
        before_counters=board.before_counters,
        late=board.late,
        reads=board.reads,
    )


class Boards:
    """The boards of the states seen last."""

    def __init__(self, most: int = 64) -> None:
        self._by_state: dict[int, Board] = {}
        self._most = most
        self._last: Board | None = None

    def of(self, state: State) -> Board:
        """The board of a state: a known one, the last one mended, or a new one."""
        last = self._last
        if last is not None and last.state is state:
            return last
        found = self._by_state.get(id(state))
        if found is None:
            found = (mended(last, state) if last is not None else None) or derive(state)
            if len(self._by_state) >= self._most:
                del self._by_state[next(iter(self._by_state))]
            self._by_state[id(state)] = found
        self._last = found
        return found


BOARDS = Boards()

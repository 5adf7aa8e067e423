"""What effects see while the layers are being applied: the game as of the layers so far, with note taken of what they read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from engine.game.layers.draft import Draft
from engine.game.objects import Characteristics, Id, Object, Zone
from engine.game.state import RANGE, State


class Watched:
    """A record whose fields can be read as usual; their names, after ``prefix``, are added to ``seen``."""

    __slots__ = ("_of", "_prefix", "_seen")

    def __init__(self, of: Any, seen: set[str], prefix: str = "") -> None:
        self._of = of
        self._seen = seen
        self._prefix = prefix

    def __getattr__(self, name: str) -> Any:
        self._seen.add(self._prefix + name)
        return getattr(self._of, name)

    def __eq__(self, other: object) -> bool:
        self._seen.add(self._prefix + "*")
        return bool(self._of == (other._of if isinstance(other, Watched) else other))

    __hash__ = None  # type: ignore[assignment]  # as for the records it stands for while they change


class WatchedObjects(Mapping[Id, Any]):
    """The objects of a state, each watched."""

    def __init__(self, state: State, seen: set[str]) -> None:
        self._state = state
        self._seen = seen

    def __getitem__(self, key: Id) -> Any:
        found = self._state.objects[key]
        _note_zone(found, self._seen)
        return Watched(found, self._seen, "object.")

    def __iter__(self) -> Iterator[Id]:
        self._seen.add("state.zones")
        return iter(self._state.objects)

    def __len__(self) -> int:
        self._seen.add("state.zones")
        return len(self._state.objects)

    def __contains__(self, key: object) -> bool:
        self._seen.add("state.zones")
        return key in self._state.objects


def _note_zone(found: Object, seen: set[str]) -> None:
    """Note that something off the battlefield was looked at, since it may go without anything on the battlefield changing."""
    if found.zone is not Zone.BATTLEFIELD:
        seen.add("zone." + found.zone.value)


class WatchedPlayers(Mapping[Id, Any]):
    """The players of a state, each watched; who they are never changes in a game."""

    def __init__(self, state: State, seen: set[str]) -> None:
        self._state = state
        self._seen = seen

    def __getitem__(self, key: Id) -> Any:
        return Watched(self._state.players[key], self._seen, "player.")

    def __iter__(self) -> Iterator[Id]:
        return iter(self._state.players)

    def __len__(self) -> int:
        return len(self._state.players)

    def __contains__(self, key: object) -> bool:
        return key in self._state.players


class WatchedState:
    """A state whose parts can be read as usual, with note taken of which."""

    __slots__ = ("_of", "_seen", "objects", "players")

    def __init__(self, of: State, seen: set[str]) -> None:
        self._of = of
        self._seen = seen
        self.objects = WatchedObjects(of, seen)
        self.players = WatchedPlayers(of, seen)

    @property
    def bare(self) -> State:
        """The state itself: looking at that is not written down."""
        return self._of

    def __getattr__(self, name: str) -> Any:
        self._seen.add("state." + name)
        return getattr(self._of, name)

    @property
    def turn(self) -> Any:
        """As ``State.turn``."""
        return Watched(self._of.turn, self._seen, "turn.")

    def battlefield(self) -> Iterator[Any]:
        """As :meth:`State.battlefield`."""
        self._seen.add("zone.battlefield")
        return (Watched(o, self._seen, "object.") for o in self._of.battlefield())

    def zone(self, zone: Zone, player: Id = 0) -> tuple[Id, ...]:
        """As :meth:`State.zone`."""
        self._seen.add("zone." + zone.value)
        return self._of.zone(zone, player)

    def opponents(self, player: Id) -> list[Id]:
        """As :meth:`State.opponents`."""
        self._seen |= {"player.has_lost", "player.team", *(("state.marks",) if RANGE in self._of.marks else ())}
        return self._of.opponents(player)

    def is_active(self, player: Id) -> bool:
        """As :meth:`State.is_active`."""
        self._seen |= {"turn.active", "player.has_lost"}
        return self._of.is_active(player)

    def order(self, first: Id | None = None) -> list[Id]:
        """As :meth:`State.order`."""
        self._seen |= {"player.has_lost"} if first else {"player.has_lost", "turn.active"}
        return self._of.order(first)


class View:
    """Stands in for a game where words read characteristics while they are being derived."""

    __slots__ = ("_drafts", "_start", "_state", "citations", "resolving", "seen", "state")
    as_if: ClassVar[Mapping[Id, Any]] = {}

    def __init__(
        self, state: State, drafts: Mapping[Id, Draft], start: Callable[[Object], Characteristics], seen: set[str]
    ) -> None:
        self._state = state
        self._drafts = drafts
        self._start = start
        self.seen = seen
        self.state = WatchedState(state, seen)
        self.citations: list[tuple[str, ...]] = []
        self.resolving = None

    def characteristics(self, thing: Id) -> Any:
        """Its characteristics as of the layers applied so far; last-known ones when it is gone."""
        draft = self._drafts.get(thing)
        if draft is not None:
            return Watched(draft.now, self.seen)
        found = self._state.objects.get(thing)
        if found is None:
            return self._state.gone[thing].characteristics
        _note_zone(found, self.seen)
        return Watched(self._start(found), self.seen)

    def controller(self, thing: Id) -> Id:
        """Who controls it as of the layers applied so far; a player is their own."""
        if thing in self._state.players:
            return thing
        self.seen.add("controller")
        draft = self._drafts.get(thing)
        if draft is not None:
            return draft.controller
        found = self._state.objects.get(thing)
        if found is None:
            return self._state.gone[thing].controller
        _note_zone(found, self.seen)
        return found.controller

    def object(self, thing: Id) -> Any:
        """The object, as it last existed when it is gone."""
        found = self._state.objects.get(thing)
        if found is None:
            return self._state.gone[thing].object
        _note_zone(found, self.seen)
        return Watched(found, self.seen, "object.")

    def exists(self, thing: Id) -> bool:
        """Whether the object is still in the zone where it had this id."""
        self.seen.add("state.zones")
        return thing in self._state.objects

    def name(self, thing: Id) -> str:
        """What to call an object or a player."""
        if thing in self._state.players:
            return self._state.players[thing].name
        return str(self.characteristics(thing).name or self.object(thing).definition.name)

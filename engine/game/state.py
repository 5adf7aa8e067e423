"""The state of a game: one frozen value; a change is a new value that shares what did not change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from engine.game.objects import OWNED_ZONES, Characteristics, Id, Object, Player, Zone

RANGE = "range of influence"
"""The key of ``State.marks`` for how many seats each player reaches, where that is limited."""
TEAM_TURNS = "teams take turns"
"""The key of ``State.marks`` for that teams take their turns together."""
TEAM_LIFE = "teams share life"
"""The key of ``State.marks`` for that each team has one life total and one number of poison counters."""
ATTACK_TO = "attack to"
"""The key of ``State.marks`` for the side, ``left`` or ``right``, to which alone players attack, where that is limited."""
NEW = "new"
"""The key of ``State.marks`` for what came under the control of the player of the latest upkeep since their upkeep before."""

ZoneKey = tuple[Zone, Id]
"""A zone, with the player whose it is (0 for the shared ones)."""


class Turn(Struct, frozen=True, kw_only=True):
    """Where in which turn the game is. ``step`` uses the CR's names, e.g. ``precombat main``, ``declare attackers``.

    ``in_order`` is the player from whom the order of turns goes on when this turn is an extra one, else 0. ``extra_steps`` are
    begun when the phase is over, or right after this step where it ``is_alone``, the only step of its phase.
    """

    number: int = 3
    active: Id = 0
    in_order: Id = 0
    step: str = "precombat main"
    priority: Id = 0
    passed: tuple[Id, ...] = ()
    extra_turns: tuple[Id, ...] = ()
    extra_steps: tuple[str, ...] = ()
    is_alone: bool = False


class Combat(Struct, frozen=True, kw_only=True):
    """Who attacks whom and who blocks whom; ``blocked`` stays true when the blocker is gone. ``declared`` are the players who
    have declared attackers or blockers.
    """

    attacking: Mapping[Id, Id] = {}
    blocking: Mapping[Id, tuple[Id, ...]] = {}
    blocked: frozenset[Id] = frozenset()
    dealt_first_strike: frozenset[Id] = frozenset()
    bands: tuple[tuple[Id, ...], ...] = ()
    declared: frozenset[Id] = frozenset()


class Continuous(Struct, frozen=True, kw_only=True):
    """A continuous effect made by a spell or ability that resolved, or a rule of the game that a word set up.

    ``effect`` is the word that says what it does, ``scope`` what its references mean. ``affected`` is the set fixed when
    it began (None: whatever fits at each moment). ``until`` is the word that says how long it lasts.
    """

    id: Id
    effect: Any
    scope: Any
    affected: tuple[Id, ...] | None
    until: Any
    timestamp: int
    source_name: str = ""
    uses: int | None = None


class Delayed(Struct, frozen=True, kw_only=True):
    """A delayed triggered ability waiting for its event."""

    id: Id
    ability: Any
    scope: Any
    until: Any = None
    uses: int | None = 1


class Waiting(Struct, frozen=True, kw_only=True):
    """A triggered ability that has triggered and waits to be put on the stack; ``x`` is the value of X in it."""

    ability: Any
    source: Id
    controller: Id
    slots: Mapping[str, Any]
    cause: int | None = None
    x: int = 0


class LastKnown(Struct, frozen=True, kw_only=True):
    """An object as it last existed in the zone that it left, with its derived characteristics."""

    object: Object
    characteristics: Characteristics
    controller: Id
    combat: Combat | None = None
    attachments: tuple[Id, ...] = ()


class State(Struct, frozen=True, kw_only=True):
    """Everything that a game remembers. Mappings are never changed in place."""

    players: Mapping[Id, Player] = {}
    objects: Mapping[Id, Object] = {}
    zones: Mapping[ZoneKey, tuple[Id, ...]] = {}
    turn: Turn = Turn()
    combat: Combat | None = None
    effects: tuple[Continuous, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    history: tuple[Any, ...] = ()
    gone: Mapping[Id, LastKnown] = {}
    became: Mapping[Id, Id] = {}
    marks: Mapping[str, Any] = {}
    next_id: int = 1
    timestamp: int = 1
    is_paid_for: bool = True

    def with_(self, **changes: Any) -> State:
        """The same state with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    @property
    def bare(self) -> State:
        """The state itself, where a look at it is written down."""
        return self

    def zone(self, zone: Zone, player: Id = 0) -> tuple[Id, ...]:
        """Ids in a zone: the battlefield in timestamp order, the stack bottom first, a library top first."""
        return self.zones.get((zone, player if zone in OWNED_ZONES else 0), ())

    def battlefield(self) -> Iterator[Object]:
        """Every permanent that is phased in, in timestamp order."""
        return (o for o in map(self.objects.__getitem__, self.zone(Zone.BATTLEFIELD)) if not o.is_phased_out)

    def put(self, thing: Object | Player) -> State:
        """With this object or player in place of the one that has its id."""
        if isinstance(thing, Player):
            return self.with_(players={**self.players, thing.id: thing})
        return self.with_(objects={**self.objects, thing.id: thing})

    def opponents(self, player: Id) -> list[Id]:
        """The players still in the game who are not ``player`` or on the same team, in turn order after them; only those in
        range where that is limited.
        """
        team = self.players[player].team
        found = [p for p in self.order(player) if p != player and (not team or self.players[p].team != team)]
        return self._in_range(player, found) if RANGE in self.marks else found

    def _in_range(self, player: Id, others: list[Id]) -> list[Id]:
        from engine.game.limited_range_of_influence import in_range

        return [other for other in others if in_range(self, player, other)]

    def is_active(self, player: Id) -> bool:
        """Whether it is this player's turn, theirs alone or with their team."""
        return player == self.turn.active or (TEAM_TURNS in self.marks and self._is_with_active(player))

    def _is_with_active(self, player: Id) -> bool:
        from engine.game.teams import are_active

        return are_active(self, player)

    def order(self, first: Id | None = None) -> list[Id]:
        """Players still in the game in turn order, starting with ``first`` (else the active player): APNAP order."""
        ids = list(self.players)
        start = ids.index(first or self.turn.active)
        return [p for p in ids[start:] + ids[:start] if not self.players[p].has_lost]

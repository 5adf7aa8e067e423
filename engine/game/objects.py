"""Objects and players: what a game is made of, as frozen records."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

Id = int
"""Players and objects share one series of numbers, so either can be a target, a source or an answer."""


class Zone(StrEnum):
    """The zones of the game, by the names that answers use."""

    BATTLEFIELD = "battlefield"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    STACK = "stack"
    COMMAND = "command"
    NOWHERE = "nowhere"


OWNED_ZONES = frozenset({Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD})
"""Zones of which each player has one of their own."""


class Characteristics(Struct, frozen=True, kw_only=True):
    """What an object is: printed, copied or derived. Kinds are lower case except subtypes, which are written as printed.

    ``inset`` are the characteristics of a spell in the inset frame, which are copied along. ``mana_cost`` is None when there is
    no mana cost at all, else its symbols in printed order. Power and toughness are None for what has none; a star is 0 here and
    set by the ability that defines it.
    """

    name: str = ""
    mana_cost: tuple[str, ...] | None = None
    colors: frozenset[str] = frozenset()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[Any, ...] = ()
    names: tuple[str, ...] = ()
    inset: Any = None

    @property
    def is_permanent(self) -> bool:
        """Whether an object like this can be on the battlefield by its types."""
        return not ({"instant", "sorcery"} & set(self.types))


class Definition(Struct, frozen=True, kw_only=True):
    """A compiled card: its faces, front first. ``declined[i]`` are the ability lines of face ``i`` not understood.

    ``whole`` is what a split card is where it is not a spell, None for other cards.
    """

    name: str
    layout: str = "normal"
    faces: tuple[Characteristics, ...]
    declined: tuple[tuple[str, ...], ...] = ()
    whole: Characteristics | None = None

    def at_rest(self, face: int = 0) -> Characteristics:
        """What the card is where it is not a spell, with this face up."""
        return self.faces[face] if self.whole is None else self.whole


class Stacked(Struct, frozen=True, kw_only=True):
    """What a spell or ability on the stack carries besides its characteristics.

    ``ability`` is the word that resolves (None for a permanent spell without one); ``slots`` holds what its references
    are bound to: ``target0`` .. and what the trigger saw. ``source`` is the object that an ability is of. ``paid`` names
    the additional and alternative costs that were paid; ``mana_spent`` the types of mana, ``mana_from`` its sources,
    ``snow_spent`` how much of it came from snow sources.
    """

    ability: Any = None
    source: Id | None = None
    slots: Mapping[str, Any] = {}
    modes: tuple[int, ...] = ()
    paid: tuple[str, ...] = ()
    mana_spent: tuple[str, ...] = ()
    mana_from: tuple[Id | None, ...] = ()
    snow_spent: int = 0
    is_copy: bool = False
    cast_from: Zone | None = None


class Object(Struct, frozen=True, kw_only=True):
    """An object in a zone. It is a new object, with a new id, in each zone it goes to.

    ``base`` are its copiable values. ``is_sick``: its controller has not controlled it continuously since their turn began.
    ``is_new``: no upkeep of that controller's has begun since they came to control it. ``chosen`` keeps what was chosen for
    it or linked to it (``color``, ``name``, ``exiled`` ...). ``x`` is the value chosen for X on the stack and remembered by
    the permanent the spell becomes. ``counted`` are the timestamps of counters that give an ability, by kind;
    ``components`` what a merged permanent is made of, topmost first.
    """

    id: Id
    definition: Definition
    base: Characteristics
    owner: Id
    controller: Id
    zone: Zone
    timestamp: int = 0
    face: int = 0
    is_tapped: bool = False
    is_face_down: bool = False
    is_phased_out: bool = False
    is_sick: bool = False
    is_new: bool = False
    is_token: bool = False
    is_copy: bool = False
    counters: Mapping[str, int] = {}
    damage: int = 0
    was_dealt_deathtouch: bool = False
    attached_to: Id | None = None
    chosen: Mapping[str, Any] = {}
    marks: frozenset[str] = frozenset()
    x: int = 0
    stacked: Stacked | None = None
    label: str = ""
    counted: Mapping[str, int] = {}
    components: tuple[Object, ...] = ()

    def with_(self, **changes: Any) -> Object:
        """The same object with some fields changed."""
        return msgspec.structs.replace(self, **changes)


class Player(Struct, frozen=True, kw_only=True):
    """A player. ``mana`` is the pool; ``marks`` hold designations such as ``monarch``."""

    id: Id
    name: str
    life: int = 20
    counters: Mapping[str, int] = {}
    mana: tuple[Mana, ...] = ()
    has_lost: bool = False
    has_won: bool = False
    lands_played: int = 0
    hand_size: int | None = 7
    marks: frozenset[str] = frozenset()
    commander_casts: Mapping[str, int] = {}
    team: int = 0

    def with_(self, **changes: Any) -> Player:
        """The same player with some fields changed."""
        return msgspec.structs.replace(self, **changes)


class Mana(Struct, frozen=True, kw_only=True):
    """One mana in a pool: its type (W U B R G C), where it came from, and what it may be spent on (a word, or None).

    ``lasts`` is the step up to whose end it is not lost ("end of combat", "cleanup"); "" for the step in which it was made.
    """

    type: str
    source: Id | None = None
    is_snow: bool = False
    restriction: Any = None
    rider: Any = None
    lasts: str = ""

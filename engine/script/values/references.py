"""How a script points at players, objects, abilities and zones."""

from typing import Literal

from engine.script.values.base import Value

Zone = Literal["battlefield", "hand", "graveyard", "library", "exile", "command", "stack"]


class Player(Value, frozen=True):
    """A player by the name the script uses. The asker is ``me``, the unnamed other ``opponent``.

    ``each player``, ``each opponent`` and ``no player`` stand for several or none.
    """

    name: str


class ZoneRef(Value, frozen=True):
    """A zone, of a player where that matters. ``place`` is ``top`` or ``bottom`` of a library, else empty."""

    zone: Zone
    player: Player | None = None
    place: str = ""


class ObjectRef(Value, frozen=True):
    """A selector for objects; the runner picks among what is there.

    ``name`` is the name under which the object came into the script, empty when it is only described ("the token").
    ``label`` is the bracket label of the introduction. ``ordinal``: 1 the first ("Forest 1"), -1 the
    last, 0 not said.
    ``of`` is the possessive ("Alice's"). ``states`` are adjectives (tapped, untapped, attacking, blocking, blocked,
    unblocked, face-down, face-up, transformed, phased-out, legendary, other, colours ...) in the order typed.
    ``kind`` is the noun of a description: token, copy, creature, land, spell, card, permanent, Myr token, Treasure ...
    ``count`` is how many are meant, 0 for all ("each of his creatures").
    """

    name: str = ""
    label: str = ""
    ordinal: int = 0
    of: Player | None = None
    states: tuple[str, ...] = ()
    kind: str = ""
    count: int = 1
    zone: ZoneRef | None = None


class AbilityRef(Value, frozen=True):
    """An ability of an object, printed or on the stack.

    ``ordinal`` counts printed abilities (-1 the last, 0 not said). ``words`` is a keyword (``equip``, ``exhaust``) or,
    when ``quoted``, a part of its text or cost. ``loyalty`` is ``+1``, ``-2``, ``0``, ``-X``. ``trigger``: it was
    called a trigger. ``source`` is None where the script names none ("the trigger").
    """

    source: ObjectRef | None = None
    ordinal: int = 0
    words: str = ""
    quoted: bool = False
    loyalty: str = ""
    trigger: bool = False
    count: int = 1


class Nothing(Value, frozen=True):
    """Said outright: no object ("finds nothing", "targets Bob and no cards")."""

    kind: str = ""


Target = ObjectRef | Player | AbilityRef | Nothing

"""What is asked. Each class has one answer kind, the ``kind`` of the ruling's JSON."""

from typing import ClassVar

from engine.script.values.answers import AnswerKind
from engine.script.values.base import Value
from engine.script.values.permissions import (
    Can,
    CanLook,
    CostOf,
    IsLegal,
    Must,
    NamedCost,
    ObjectCan,
    ObjectMust,
    WhatCanAttack,
    WhatCanBeAttacked,
    WhatCanBlock,
    WhatCanDo,
    WhatCanTarget,
)
from engine.script.values.references import AbilityRef, ObjectRef, Player, Zone, ZoneRef


class PowerToughness(Value, frozen=True):
    """How big is it?"""

    kind: ClassVar[AnswerKind] = "power_toughness"
    object: ObjectRef


class Characteristic(Value, frozen=True):
    """A number of an object: ``power``, ``toughness``, ``loyalty``, ``defense``, ``mana value``, ``damage``."""

    kind: ClassVar[AnswerKind] = "number"
    object: ObjectRef
    which: str


class CounterCount(Value, frozen=True):
    """Counters on an object or of a player. The empty kind counts all."""

    kind: ClassVar[AnswerKind] = "number"
    on: ObjectRef | Player
    counter: str = ""


class LifeTotal(Value, frozen=True):
    """A life total."""

    kind: ClassVar[AnswerKind] = "number"
    player: Player


class Speed(Value, frozen=True):
    """A player's speed."""

    kind: ClassVar[AnswerKind] = "number"
    player: Player


class CardCount(Value, frozen=True):
    """Cards in a zone; ``what`` narrows them ("creature", "land")."""

    kind: ClassVar[AnswerKind] = "number"
    zone: ZoneRef
    what: str = ""


class ControlledCount(Value, frozen=True):
    """Permanents a player controls (anybody, when None). ``what`` is singular: creature, token, Treasure, card name."""

    kind: ClassVar[AnswerKind] = "number"
    what: str
    player: Player | None = None
    states: tuple[str, ...] = ()


class DamageDone(Value, frozen=True):
    """How much damage an object has dealt (to one recipient)."""

    kind: ClassVar[AnswerKind] = "number"
    source: ObjectRef
    to: ObjectRef | Player | None = None


class PlayerCount(Value, frozen=True):
    """What a player did, counted: ``draw`` cards, ``lose`` life, ``gain`` life, ``discard`` cards, ``mill`` cards."""

    kind: ClassVar[AnswerKind] = "number"
    player: Player
    verb: str


class TriggerCount(Value, frozen=True):
    """How many times something triggered, or with another verb (``resolve``) happened."""

    kind: ClassVar[AnswerKind] = "number"
    ability: AbilityRef
    verb: str = "trigger"


class TypeLine(Value, frozen=True):
    """What is it?"""

    kind: ClassVar[AnswerKind] = "type_line"
    object: ObjectRef


class Is(Value, frozen=True):
    """Is it such? ``what`` is a quality in words without article: creature, Mountain, red, tapped, commander ..."""

    kind: ClassVar[AnswerKind] = "yes_no"
    object: ObjectRef
    what: str


class IsIn(Value, frozen=True):
    """Is it in that zone?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    object: ObjectRef
    zone: ZoneRef


class IsAttachedTo(Value, frozen=True):
    """Is it attached to that?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    object: ObjectRef
    to: ObjectRef | Player


class PlayerIs(Value, frozen=True):
    """Is the player such? (monarch, active player, ...)"""

    kind: ClassVar[AnswerKind] = "yes_no"
    player: Player
    what: str


class GameIs(Value, frozen=True):
    """Is the game a draw / over?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    what: str


class Colors(Value, frozen=True):
    """What colours is it?"""

    kind: ClassVar[AnswerKind] = "colors"
    object: ObjectRef


class Abilities(Value, frozen=True):
    """What abilities does it have?"""

    kind: ClassVar[AnswerKind] = "abilities"
    object: ObjectRef


class HasAbility(Value, frozen=True):
    """Does it have that ability, or with ``lost``: is it without it? In the words of the question."""

    kind: ClassVar[AnswerKind] = "yes_no"
    object: ObjectRef
    ability: str
    lost: bool = False


class HasCounters(Value, frozen=True):
    """Does it have counters of that kind?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    object: ObjectRef | Player
    counter: str


class ManaTypes(Value, frozen=True):
    """What mana could it produce?"""

    kind: ClassVar[AnswerKind] = "mana_types"
    object: ObjectRef


class ManaPool(Value, frozen=True):
    """What mana does a player have?"""

    kind: ClassVar[AnswerKind] = "mana_pool"
    player: Player


class Did(Value, frozen=True):
    """Did it? ``verb``: die, survive, trigger, resolve, get countered, fizzle, deal damage, enter, attack, untap, ...;
    ``to`` the recipient of damage.
    """

    kind: ClassVar[AnswerKind] = "yes_no"
    subject: ObjectRef | AbilityRef
    verb: str
    to: ObjectRef | Player | None = None


class EachDid(Value, frozen=True):
    """Did every one of them? As :class:`Did`."""

    kind: ClassVar[AnswerKind] = "yes_no"
    subjects: tuple[ObjectRef, ...]
    verb: str
    to: ObjectRef | Player | None = None


class PlayerDid(Value, frozen=True):
    """Did the player? ``verb``: lose, win, draw, discard, lose life, gain life, ...; ``what`` the rest in words."""

    kind: ClassVar[AnswerKind] = "yes_no"
    player: Player
    verb: str
    objects: tuple[ObjectRef, ...] = ()
    what: str = ""


class Controls(Value, frozen=True):
    """Does the player control it (own it)?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    player: Player
    object: ObjectRef
    owns: bool = False


class HasCard(Value, frozen=True):
    """Does the player have it in that zone?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    player: Player
    object: ObjectRef
    zone: Zone


class Where(Value, frozen=True):
    """Where is it?"""

    kind: ClassVar[AnswerKind] = "zone"
    object: ObjectRef


class WhoControls(Value, frozen=True):
    """Who controls it?"""

    kind: ClassVar[AnswerKind] = "player"
    object: ObjectRef


class WhoOwns(Value, frozen=True):
    """Who owns it?"""

    kind: ClassVar[AnswerKind] = "player"
    object: ObjectRef


class WhoseZone(Value, frozen=True):
    """Whose zone of that kind is it in?"""

    kind: ClassVar[AnswerKind] = "player"
    object: ObjectRef
    zone: Zone


class WhoWins(Value, frozen=True):
    """Who wins, or with ``loses`` who loses?"""

    kind: ClassVar[AnswerKind] = "player"
    loses: bool = False


class WhoIs(Value, frozen=True):
    """Who is the monarch / the active player / the starting player?"""

    kind: ClassVar[AnswerKind] = "player"
    what: str


class WhoDecides(Value, frozen=True):
    """Who decides? ``what`` in the words of the question; ``about`` the object or ``player`` whose decision it is, when named."""

    kind: ClassVar[AnswerKind] = "player"
    what: str
    about: ObjectRef | None = None
    player: Player | None = None


class WhatDied(Value, frozen=True):
    """Which objects did? ``verb``: die, survive, trigger. ``among`` these; ``first`` of them."""

    kind: ClassVar[AnswerKind] = "objects"
    verb: str
    among: tuple[ObjectRef, ...] = ()
    first: bool = False


class WhatIsIn(Value, frozen=True):
    """What is in that zone?"""

    kind: ClassVar[AnswerKind] = "objects"
    zone: ZoneRef


class Stack(Value, frozen=True):
    """What is on the stack?"""

    kind: ClassVar[AnswerKind] = "objects"


class Story(Value, frozen=True):
    """What happens? ``why`` holds the words of a question that begins with "why"."""

    kind: ClassVar[AnswerKind] = "story"
    why: str = ""


Question = (
    PowerToughness
    | Characteristic
    | CounterCount
    | LifeTotal
    | Speed
    | CardCount
    | ControlledCount
    | DamageDone
    | PlayerCount
    | TriggerCount
    | TypeLine
    | Is
    | IsIn
    | IsAttachedTo
    | PlayerIs
    | GameIs
    | Colors
    | Abilities
    | HasAbility
    | HasCounters
    | ManaTypes
    | ManaPool
    | CostOf
    | NamedCost
    | Can
    | CanLook
    | Must
    | ObjectMust
    | ObjectCan
    | IsLegal
    | Did
    | EachDid
    | PlayerDid
    | Controls
    | HasCard
    | Where
    | WhoControls
    | WhoOwns
    | WhoseZone
    | WhoWins
    | WhoIs
    | WhoDecides
    | WhatCanTarget
    | WhatCanBeAttacked
    | WhatCanBlock
    | WhatCanAttack
    | WhatCanDo
    | WhatDied
    | WhatIsIn
    | Stack
    | Story
)

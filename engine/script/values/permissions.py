"""What is asked about leave and cost: may it, must it, is it legal, what does it cost."""

from typing import ClassVar

from engine.script.values.answers import AnswerKind
from engine.script.values.base import Value
from engine.script.values.choices import Said
from engine.script.values.deeds import Act
from engine.script.values.references import AbilityRef, ObjectRef, Player, Target, ZoneRef


class CostOf(Value, frozen=True):
    """What does it cost? ``verb``: ``cast``, ``activate``, ``equip``; ``player`` None: whoever would do it."""

    kind: ClassVar[AnswerKind] = "cost"
    what: ObjectRef | AbilityRef
    player: Player | None = None
    verb: str = ""
    said: tuple[Said, ...] = ()


class NamedCost(Value, frozen=True):
    """The cost of a named kind: flashback, equip, scavenge, mana ..."""

    kind: ClassVar[AnswerKind] = "cost"
    object: ObjectRef
    cost: str


class Can(Value, frozen=True):
    """May the player do that now?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    act: Act


class Must(Value, frozen=True):
    """Does the player have to do that?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    act: Act


class ObjectMust(Value, frozen=True):
    """Does the object have to do or suffer that? As :class:`ObjectCan`."""

    kind: ClassVar[AnswerKind] = "yes_no"
    object: ObjectRef
    verb: str
    other: tuple[Target, ...] = ()


class ObjectCan(Value, frozen=True):
    """May the object do or suffer that? ``verb``: attack, block, be blocked, be targeted, be countered, be regenerated,
    be destroyed, be activated, be cast, target, transform, untap ...; ``other`` the other party.
    """

    kind: ClassVar[AnswerKind] = "yes_no"
    object: ObjectRef | AbilityRef
    verb: str
    other: tuple[Target, ...] = ()


class IsLegal(Value, frozen=True):
    """Was what was just done legal?"""

    kind: ClassVar[AnswerKind] = "yes_no"


class WhatCanTarget(Value, frozen=True):
    """What can it target?"""

    kind: ClassVar[AnswerKind] = "objects"
    what: ObjectRef | AbilityRef


class WhatCanBeAttacked(Value, frozen=True):
    """What can be attacked (by that)?"""

    kind: ClassVar[AnswerKind] = "objects"
    by: ObjectRef | Player | None = None


class WhatCanBlock(Value, frozen=True):
    """Who can block it?"""

    kind: ClassVar[AnswerKind] = "objects"
    object: ObjectRef


class WhatCanAttack(Value, frozen=True):
    """What can attack (that)?"""

    kind: ClassVar[AnswerKind] = "objects"
    player: Player | None = None


class CanLook(Value, frozen=True):
    """Can the player look at the cards there?"""

    kind: ClassVar[AnswerKind] = "yes_no"
    player: Player
    zone: ZoneRef


class WhatCanDo(Value, frozen=True):
    """What can the player do (``cast``, ``activate``, ``play``, or empty: anything) with ``about``?"""

    kind: ClassVar[AnswerKind] = "objects"
    player: Player | None = None
    verb: str = ""
    about: ObjectRef | None = None

"""What hangs for its meaning on what was spoken of: the fate of they, he or she, what kills what, lethal damage, and what
"it" is that is sacrificed to something."""

from typing import Any, Literal

from engine.script.values import AbilityRef, Act, Happening, ObjectRef, Player
from engine.script.values.base import Value


class Fate(Value, frozen=True):
    """Did they ``die`` or ``survive``?"""

    pronoun: Literal["they", "he", "she"]
    verb: str


class Kills(Value, frozen=True):
    """Does the first kill the second, by what was done or if it is cast? ``fate``: ``die``, or ``survive`` when that is asked."""

    killer: ObjectRef
    victim: ObjectRef
    fate: str = "die"


class WhatIf(Value, frozen=True):
    """The question before, were these things done besides what it supposed."""

    acts: tuple[Act | Happening, ...]


class Lethal(Value, frozen=True):
    """Does a player win with these, or with what was done when none are named?"""

    player: Player | None = None
    objects: tuple[ObjectRef, ...] = ()


class PaidTo(Value, frozen=True):
    """An ability is activated by paying something to it; what is paid is said before what it is paid to."""

    payment: Any
    ability: AbilityRef
    said: tuple[Any, ...] = ()

"""Sayings: what the script says about choices."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.game.objects import Id
from engine.script.values import Crew, Deed, GainedControl, ObjectRef, TapForMana
from engine.script.values import choices as said


class Saying(Struct):
    """One thing said, by whom, in which statement, and how many of the things it names have been used.

    ``is_own``: the sentence of what is being done says it, so that what it names is what its cost is paid with; ``is_announced``:
    the sentence says it that casts what an effect has cast. ``answered`` are the kinds of choice that it has settled.
    """

    deed: said.Said | GainedControl
    player: Id | None
    statement: int | None = None
    used: int = 0
    uses: int = 0
    is_own: bool = False
    is_announced: bool = False
    answered: frozenset[str] = frozenset()

    @property
    def is_spent(self) -> bool:
        """Whether it has nothing left to say."""
        if isinstance(self.deed, said.RemoveCounters):
            return self.uses >= self.deed.counters.count
        things = things_of(self.deed)
        return self.uses > 0 and (self.used >= len(things) if things else True)


def parts_of(deed: said.Said) -> tuple[said.Said, ...]:
    """A saying and what it says besides: by what means a cost is paid."""
    return (replace(deed, how=()), *deed.how) if isinstance(deed, said.PayCost) else (deed,)


def said_with(deed: Deed) -> tuple[said.Said, ...]:
    """What the sentence of a deed itself says about its choices."""
    own: tuple[said.Said, ...] = deed.said
    if isinstance(deed, TapForMana) and deed.mana:
        return (*own, said.Choose((said.Words(deed.mana),)))
    if isinstance(deed, said.Sacrifice) and deed.to is not None:
        return (deed,)
    if isinstance(deed, Crew) and deed.crew:
        return (said.Tap(deed.crew, deed.how), *own)
    return own


def things_of(deed: said.Said | GainedControl | None) -> tuple[Any, ...]:
    """The things that a saying names, in the order of the text; so many of a name one by one."""
    for name in ("targets", "what", "objects", "cards", "creatures"):
        found = getattr(deed, name, None)
        if isinstance(found, tuple):
            return tuple(one for thing in found for one in _one_by_one(thing))
    return (deed.object,) if deed is not None and deed.object is not None else ()


def _one_by_one(thing: Any) -> tuple[Any, ...]:
    count = thing.count if isinstance(thing, ObjectRef) else 1
    return (replace(thing, count=1),) * count if count > 1 else (thing,)

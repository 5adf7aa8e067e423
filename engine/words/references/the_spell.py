"""What is spoken of, called "the spell" or "the creature"."""

from __future__ import annotations

from typing import ClassVar

from engine.phrase import says
from engine.words.kinds import Kind
from engine.words.references.spoken_of import ObjectSpokenOf


@says("the spell")
class TheSpell(ObjectSpokenOf, frozen=True):
    """The one spell spoken of."""

    kind: ClassVar[Kind] = Kind(name="spell")


@says("the creature")
class TheCreature(ObjectSpokenOf, frozen=True):
    """The one creature spoken of."""

    kind: ClassVar[Kind] = Kind(name="creature")

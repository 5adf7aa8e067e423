"""Abilities and spells on the stack that are spoken of again: "that ability", "that spell or ability"."""

from __future__ import annotations

from typing import ClassVar

from engine.phrase import says
from engine.words.kinds import Kind
from engine.words.references.spoken_of import ObjectSpokenOf


@says("that ability", "that spell or ability")
class ThatAbility(ObjectSpokenOf, frozen=True):
    """The one ability spoken of, or the one spell or ability."""

    kind: ClassVar[Kind] = Kind(name="ability")

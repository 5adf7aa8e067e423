"""Auras that give protection and are not removed by it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.game.meaning import Filter, Modification, Reference, Static
from engine.phrase import Unfit, Word, find, rewrite, says
from engine.rulebook import rule
from engine.words.abilities import Predicate
from engine.words.keywords.protection import Protection

_SPARED = ("itself", "Aura")


@says("{predicate}. this effect doesn't remove ~.", "{predicate}. this effect doesn't remove Auras.")
class DoesNotRemove(Static, frozen=True):
    """A continuous effect with protection that lets the Aura itself, or any Aura that is attached, stay."""

    predicate: Predicate

    def __post_init__(self) -> None:
        if self.predicate.restrictions or not find(self.predicate, Protection):
            raise Unfit

    @rule("702.16n")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return tuple((subject, rewrite(what, self._sparing)) for subject, what in self.predicate.modifications())

    def _sparing(self, word: Word) -> Any:
        return msgspec.structs.replace(word, spares=_SPARED[self.wording]) if isinstance(word, Protection) else word

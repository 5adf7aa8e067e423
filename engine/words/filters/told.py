"""Descriptions of which the noun is told: cards, or spells that may come from anywhere."""

from __future__ import annotations

from engine.phrase import Unfit, Word, find
from engine.words.filters.description import ObjectFilter
from engine.words.filters.qualifiers import Located


class OfCards(Word, frozen=True):
    """Something about cards that fit."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns():
            raise Unfit


class OfSpellsFromAnywhere(Word, frozen=True):
    """Something about spells that fit, of which it is not said from where they are cast."""

    spells: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns() or is_located(self.spells):
            raise Unfit


def is_located(spells: ObjectFilter) -> bool:
    """Whether a description of spells names a zone, from which they would be cast; a spell itself is on the stack."""
    return bool(find(spells, Located))

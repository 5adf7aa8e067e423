"""A pronoun whose meaning is asked for, with everything that was spoken of before it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.phrase import Word
from engine.words.references.antecedents import ONE_OF_THEM, SOURCE, TURNED_OVER, Antecedent

Circle = list[Antecedent]
"""What was spoken of within one clause, in order; two candidates within a circle are a doubt, a nearer circle wins."""

DOUBTFUL = "? "
"""Before the slot of what is there or not, depending on which of two events happened."""

ABILITY_ONLY = frozenset({"ability"})
"""The nouns of an ability on the stack."""

IN_CONDITION = frozenset({"in a condition"})
"""Marks the object itself as what a condition spoke of last."""

IN_DURATION = frozenset({"in a duration"})
"""Marks the object itself as what only a duration spoke of."""


class Asked(Struct, frozen=True):
    """The pronoun, all circles with the nearest last, the place of the one that is looked at, and what else it can mean."""

    word: Any
    circles: list[Circle]
    at: int
    also: str = ""

    @property
    def wanted(self) -> str:
        """``object``, ``objects``, ``player`` or ``number``."""
        return str(type(self.word).refers)

    @property
    def noun(self) -> str:
        """The noun of "that ...", or "" for a bare pronoun."""
        return noun_of(self.word)

    @property
    def circle(self) -> Circle:
        """What is looked at."""
        return self.circles[self.at]

    @property
    def is_nearest(self) -> bool:
        """Whether it is the clause of the pronoun itself."""
        return self.at == len(self.circles) - 1

    def fitting(self) -> dict[str, Antecedent]:
        """What in this circle the pronoun can mean at all, by slot."""
        return {a.slot: a for a in self.circle if self.fits(a) and not self._is_used_up(a)}

    def fits(self, antecedent: Antecedent) -> bool:
        """Whether the pronoun can mean it, by nature, number and noun."""
        return fits(antecedent, self.wanted, self.noun) or (bool(self.also) and fits(antecedent, self.also, ""))

    def another_fits(self) -> bool:
        """Whether anything spoken of fits other than the object itself and the one that is told of."""
        return any(a.slot not in (SOURCE, ONE_OF_THEM) and self.fits(a) for circle in self.circles for a in circle)

    def called(self, slot: str, noun: str) -> bool:
        """Whether what has the slot was called so in this circle."""
        return any(a.slot == slot and noun in a.nouns for a in self.circle)

    def said(self, slot: str) -> frozenset[str]:
        """The very nouns with which it was spoken of."""
        return frozenset().union(*(a.said for a in self.circle if a.slot == slot))

    def spoken(self, slots: list[str]) -> list[str]:
        """The slots in the order in which this circle speaks of them, otherwise than only to say for how long."""
        return [a.slot for a in self.circle if a.slot in slots and a.nouns != IN_DURATION]

    def _is_used_up(self, antecedent: Antecedent) -> bool:
        """Whether "the rest" is asked of targets, or of cards that were chosen or found, when it is what was not."""
        if not self.word.is_what_is_left:
            return False
        if any(a.slot == f"{antecedent.slot}{TURNED_OVER}" for a in self.circle):
            return True  # those turned over before them are what is left
        if self.word.of_revealed and any(a.slot.endswith(TURNED_OVER) for a in self.circle):
            return not antecedent.slot.endswith(TURNED_OVER)
        is_target = antecedent.slot.startswith(("target", "both")) and {"card", "cards"}.isdisjoint(antecedent.nouns)
        return is_target or antecedent.slot.endswith(" chosen")


def noun_of(word: Word) -> str:
    """The noun with which a pronoun says what it means; "" for one that has none, which is one without such a field."""
    kind = getattr(word, "kind", None)
    return kind.name if kind is not None else ""


def fits(antecedent: Antecedent, wanted: str, noun: str) -> bool:
    """Whether a pronoun of this nature and noun can mean the antecedent."""
    if wanted == "objects":
        return antecedent.nature == "object" and antecedent.is_many and _called(antecedent, noun)
    if antecedent.nature != wanted or (wanted == "object" and antecedent.is_many):
        return False
    return _called(antecedent, noun)


def _called(antecedent: Antecedent, noun: str) -> bool:
    if not noun:
        return not antecedent.by_noun
    if antecedent.by_noun:
        return noun in antecedent.nouns
    if antecedent.slot == SOURCE and noun != "card":
        return False  # text calls the object itself by name, or "it"
    if antecedent.nouns == ABILITY_ONLY:
        return noun == "ability"  # an ability on the stack is neither a card nor a permanent
    return not antecedent.nouns or noun in antecedent.nouns or noun in ("card", "permanent")


def goes_on(word: Word, slot: str, known: dict[str, Antecedent]) -> bool:
    """Whether what a pronoun means goes on being spoken of: "if it ..., ~ deals damage to it" means one thing twice."""
    return word.refers in ("object", "objects") and slot in known and not word.brings_up()

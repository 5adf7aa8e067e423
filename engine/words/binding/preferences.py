"""Preferences: how Oracle text is understood where more than one thing within a clause fits a pronoun.

Each takes the pronoun with what fits and gives back what of it is meant: all of it where it does not matter, nothing where
the text must mean something said earlier.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.game.damage import DAMAGED_TYPES
from engine.words.binding.asked import DOUBTFUL, IN_CONDITION, IN_DURATION, Asked
from engine.words.references.antecedents import MANY, ONE_OF_THEM, SOURCE, SUCH
from engine.words.references.pronouns import It

Preference = Callable[[Asked, list[str]], list[str]]

HOST = "host"
"""The slot of what an Aura or Equipment is attached to."""

NEW = ("found", "top")
"""The slots of cards that come up only as an instruction finds them: what follows is about them."""


def counts(asked: Asked, slots: list[str]) -> list[str]:
    """"That much" is no count of things where anything else has an amount."""
    if asked.wanted != "number" or asked.word.wording != 1:
        return slots
    if all(a.nouns == MANY for circle in asked.circles for a in circle if asked.fits(a)):
        return slots
    return [s for s in slots if not any(a.slot == s and a.nouns == MANY for a in asked.circle)]


def itself_after_what_was_done(asked: Asked, slots: list[str]) -> list[str]:
    """"If a card is discarded this way, untap ~, then transform it": the card was only part of the condition."""
    done = [s for s in slots if s.endswith(SUCH)]
    is_last = bool(done) and SOURCE in slots and asked.spoken([*done, SOURCE])[-1] == SOURCE
    return [s for s in slots if s not in done] if is_last and not asked.noun else slots


def not_itself_of_a_duration(asked: Asked, slots: list[str]) -> list[str]:
    """"For as long as you control ~, it ..." is about what was spoken of before, if there is such a thing."""
    said = [a.nouns for a in asked.circle if a.slot == SOURCE and asked.fits(a)]
    in_passing = all(nouns == IN_DURATION for nouns in said) and asked.another_fits()
    return [s for s in slots if s != SOURCE] if in_passing else slots


def itself_first(asked: Asked, slots: list[str]) -> list[str]:
    """Cards "exiled with it" are those that the object itself exiled, if it was spoken of."""
    return [SOURCE] if asked.word.is_itself_first and SOURCE in slots else slots


def others_than_itself(asked: Asked, slots: list[str]) -> list[str]:
    """A pronoun means the object itself only where nothing else in the clause can be meant."""
    return [s for s in slots if s != SOURCE] or slots


def itself_last(asked: Asked, slots: list[str]) -> list[str]:
    """"That card" is the object itself, or the one that is told of, only where nothing else at all can be meant."""
    return [] if slots in ([SOURCE], [ONE_OF_THEM]) and asked.noun and asked.another_fits() else slots


def what_was_called_a_card(asked: Asked, slots: list[str]) -> list[str]:
    """"That card" is what the text called a card, here or else earlier."""
    if asked.noun != "card":
        return slots
    cards = [s for s in slots if asked.called(s, "card")]
    if not cards and any(asked.fits(a) and "card" in a.nouns for circle in asked.circles for a in circle):
        return []
    return cards or slots


def the_event_before_the_host(asked: Asked, slots: list[str]) -> list[str]:
    """What a permanent is attached to is spoken of as the event met it."""
    return [s for s in slots if s != HOST] if "it" in slots else slots


def what_was_called_so(asked: Asked, slots: list[str]) -> list[str]:
    """"That creature" is what the text called a creature rather than a Sliver or a permanent."""
    if not asked.noun or asked.noun == "card" or not all(asked.said(s) for s in slots):
        return slots
    return [s for s in slots if asked.noun in asked.said(s)] or slots


def what_was_called_so_before(asked: Asked, slots: list[str]) -> list[str]:
    """"That creature" is no target of any kind where something was called just a creature before."""
    if asked.noun in ("", "card", "permanent") or not all(_is_any_target(asked, s) for s in slots):
        return slots
    called = [a for circle in asked.circles for a in circle if asked.noun in a.nouns and asked.fits(a)]
    return [] if any(not a.nouns >= DAMAGED_TYPES for a in called) else slots


def _is_any_target(asked: Asked, slot: str) -> bool:
    found = [a.nouns for a in asked.circle if a.slot == slot and asked.fits(a)]
    return bool(found) and all(nouns >= DAMAGED_TYPES for nouns in found)


def what_was_just_found(asked: Asked, slots: list[str]) -> list[str]:
    """What an instruction has just brought up, unless something else was spoken of after it."""
    said = asked.spoken(slots)
    is_old = any(a.slot == said[0] for circle in asked.circles if circle is not asked.circle for a in circle)
    if is_old and said[0].startswith(NEW) and not said[-1].startswith(NEW):
        return slots
    return [s for s in slots if s.startswith(NEW)] or slots


def what_the_instruction_came_to(asked: Asked, slots: list[str]) -> list[str]:
    """"That much" is nearer to what an instruction came to than to the event."""
    return [s for s in slots if s != "amount"] if asked.wanted == "number" else slots


def a_target_of_the_clause(asked: Asked, slots: list[str]) -> list[str]:
    """"It" is the target of its own clause."""
    if not asked.is_nearest or not isinstance(asked.word, It):
        return slots
    return [s for s in slots if s.startswith("target")] or slots


def not_the_spell(asked: Asked, slots: list[str]) -> list[str]:
    """After something else, the spell whose casting is the event is "that spell", and no more "it"."""
    spells = [s for s in slots if s.removeprefix(DOUBTFUL) == "it" and asked.called(s, "spell")]
    if asked.noun or not spells or asked.spoken(slots)[-1] in spells:
        return slots
    return [s for s in slots if s not in spells]


AMONG_SEVERAL: tuple[Preference, ...] = (
    what_was_called_so,
    not_the_spell,
    what_was_just_found,
    what_the_instruction_came_to,
    a_target_of_the_clause,
)
"""Asked one after the other while more than one thing is left."""

FIRST: tuple[Preference, ...] = (
    counts,
    itself_after_what_was_done,
    not_itself_of_a_duration,
    itself_first,
    others_than_itself,
    itself_last,
    what_was_called_a_card,
    the_event_before_the_host,
    what_was_called_so_before,
)
"""Asked always."""


def itself_after_a_condition(asked: Asked, slots: list[str]) -> list[str]:
    """"If ~ is an enchantment, it becomes ...": the object itself was spoken of last, and not what the event was about."""
    spoken = [a for a in asked.circle if a.nature != "counters there"]
    return [SOURCE] if slots == ["it"] and not asked.noun and spoken[-1].nouns == IN_CONDITION else slots


def itself_spoken_of_last(asked: Asked, slots: list[str]) -> list[str]:
    """"It" in a later clause is the object itself where that was spoken of after the other thing."""
    if asked.noun or asked.is_nearest or len(slots) != 1:
        return slots
    spoken = asked.spoken([*asked.fitting()])
    if SOURCE not in spoken or slots == [SOURCE] or slots[0] not in spoken:
        return slots
    return [SOURCE] if spoken[::-1].index(SOURCE) < spoken[::-1].index(slots[0]) else slots


LAST: tuple[Preference, ...] = (itself_after_a_condition, itself_spoken_of_last)
"""Asked when one thing is left."""

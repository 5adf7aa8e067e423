"""Subtypes and the card types that they correspond to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.game.layers.intrinsic import card_types_of
from engine.game.objects import Characteristics
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.layers.draft import Draft


@rule("205.3d")
def without_strangers(draft: Draft, before: Characteristics) -> None:
    """Take off subtypes that were just gained and correspond to none of the object's card types."""
    if draft.now.subtypes is before.subtypes:
        return
    strangers = [s for s in draft.now.subtypes if s not in before.subtypes and not _fits(s, draft.now.types)]
    if strangers:
        draft.set(subtypes=tuple(s for s in draft.now.subtypes if s not in strangers))
        draft.cite(*rules_of(without_strangers))


@rule("205.3d")
def gains_others(now: Characteristics, one: Characteristics, other: Characteristics) -> bool:
    """Whether, of the subtypes that one effect gives, others can be had once another has changed the card types."""
    if set(other.types) == set(now.types):
        return False
    types = {*other.types, *(t for t in one.types if t not in now.types)} - {t for t in now.types if t not in one.types}
    gained = [s for s in one.subtypes if s not in now.subtypes]
    return any(_fits(s, one.types) != _fits(s, types) for s in gained)


def _fits(subtype: str, types: Iterable[str]) -> bool:
    known = card_types_of(subtype)
    return not known or any(t in known for t in types)

"""Abilities in words: as the engine says them, without the parts of a cost that only come with a keyword."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from engine.cards.card import fold
from engine.phrase import PhraseError, text


def in_words(ability: Any) -> str:
    """An ability as the engine says it, with the keyword that it is labelled with; empty where no words say it."""
    try:
        return text(ability)
    except PhraseError:
        return _without_made_parts(ability)


def _without_made_parts(ability: Any) -> str:
    cost = getattr(ability, "cost", ())  # keywords have such a field too
    said = tuple(part for part in cost if _is_said(part)) if isinstance(cost, tuple) else ()
    if not said or len(said) == len(cost):
        return ""
    kinds: list[str] = [part.kind for part in cost if not _is_said(part)]
    label = next(filter(None, kinds), "")
    words = in_words(structs.replace(ability, cost=said))
    return f"{label} — {words}" if label and words else words


def _is_said(part: Any) -> bool:
    try:
        return bool(text(part))
    except PhraseError:
        return False


def wording(ability: Any) -> str:
    """The same for comparing with what is typed."""
    return fold(in_words(ability))

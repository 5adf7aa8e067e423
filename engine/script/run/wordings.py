"""Abilities in the words of the engine."""

from typing import Any

from engine.cards.card import fold
from engine.phrase import PhraseError, text


def wording(ability: Any) -> str:
    """An ability in words, folded; nothing for one that is never said."""
    try:
        return fold(text(ability))
    except PhraseError:
        return ""

"""Reading single lines of card text in tests."""

from __future__ import annotations

from typing import Any

from engine import words
from engine.cards.compile import compile_line
from engine.cards.type_line import type_line
from engine.phrase import say
from engine.phrase.tokens import settle, tokenise


def read_line(text: str, kind: str = "Creature") -> Any:
    """The word that a line of a card of this kind is read as; None when it is declined."""
    words.load()
    return compile_line(text, type_line(kind)).word


def comes_back(text: str, kind: str = "Creature") -> bool:
    """Whether a line is read, and printed again as it was."""
    word = read_line(text, kind)
    return word is not None and settle(say(word)) == [t.lower() for t in tokenise(text)]

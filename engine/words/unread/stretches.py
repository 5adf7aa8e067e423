"""Words of a line that are passed over unread: how far they go, and what they may not contain."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, ClassVar

from engine.phrase import Leaf, Word
from engine.words.vocabulary import optional_keywords


class Rest(Leaf, frozen=True):
    """Everything up to the end of the line, unread."""

    tokens: tuple[str, ...]

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [(cls(tokens=tuple(tokens[at:])), len(tokens))] if at < len(tokens) else []

    def say(self, style: str = "") -> list[str]:
        return list(self.tokens)


class Stretch(Leaf, frozen=True):
    """Some words of one sentence outside quotation marks, unread."""

    tokens: tuple[str, ...]
    ends: ClassVar[frozenset[str]] = frozenset({".", ":", '"', "•"})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = next((n for n in range(at, len(tokens)) if tokens[n] in cls.ends), len(tokens))
        return [(cls(tokens=tuple(tokens[at:n])), n) for n in range(at + 1, end + 1)]

    def say(self, style: str = "") -> list[str]:
        return list(self.tokens)


class Tail(Leaf, frozen=True):
    """Some words of one sentence that say more of what stands before them, and bring up nothing beside it."""

    tokens: tuple[str, ...]
    ends: ClassVar[frozenset[str]] = Stretch.ends | {"or", "and", "and/or", ","}

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = next((n for n in range(at, len(tokens)) if tokens[n] in cls.ends), len(tokens))
        return [(cls(tokens=tuple(tokens[at:end])), end)] if end > at else []

    def say(self, style: str = "") -> list[str]:
        return list(self.tokens)


class ToComma(Leaf, frozen=True):
    """The words up to the next comma, unread."""

    tokens: tuple[str, ...]

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = tokens.index(",", at) if "," in tokens[at:] else at
        return [(cls(tokens=tuple(tokens[at:end])), end)] if end > at else []

    def say(self, style: str = "") -> list[str]:
        return list(self.tokens)


class Somebody(Word, frozen=True):
    """Whom or what a verb speaks of, unread."""


class One(Somebody, Leaf, frozen=True):
    """One of them: its verb is in the singular."""

    tokens: tuple[str, ...]

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = next((n for n in range(at, len(tokens)) if tokens[n] in Tail.ends), len(tokens))
        return [(cls(tokens=tuple(tokens[at:n])), n) for n in range(at + 1, end + 1)]

    def say(self, style: str = "") -> list[str]:
        return list(self.tokens)


class Several(One, frozen=True):
    """Several of them: their verb is in the plural."""

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return super().read(tokens, at)

    @property
    def plural(self) -> bool:
        return True


class OptionName(Leaf, frozen=True):
    """The name of a keyword ability that only gives a choice."""

    tokens: tuple[str, ...]

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        ends = (n for n in range(at + 1, min(at + 6, len(tokens)) + 1) if " ".join(tokens[at:n]) in optional_keywords())
        return [(cls(tokens=tuple(tokens[at:n])), n) for n in ends]

    def say(self, style: str = "") -> list[str]:
        return list(self.tokens)


class Instructions(Leaf, frozen=True):
    """What follows a trigger condition, unread: nothing where it would be a further part of the condition."""

    tokens: tuple[str, ...]

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [] if _goes_on(tokens[at:]) else [(cls(tokens=tuple(tokens[at:])), len(tokens))]

    def say(self, style: str = "") -> list[str]:
        return list(self.tokens)


def _goes_on(tokens: list[str]) -> bool:
    """Whether what follows a comma may go on with the list before it, up to another comma."""
    first = tokens[: tokens.index(".")] if "." in tokens else tokens
    begins = first[:1] and first[0] in ("or", "and/or", "and", "when", "whenever", "at")
    joined = next((n for n, (a, b) in enumerate(pairwise(first)) if a == "," and b in ("or", "and/or")), None)
    return not first or bool(begins) or (joined is not None and "," in first[joined + 1 :])

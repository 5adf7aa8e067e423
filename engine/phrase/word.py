"""The base of every word of the language, and the decorator that says how Oracle text says it."""

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from engine.phrase.bindable import Bindable

NUMBER, SIZE, SYMBOL = "#number", "#size", "#symbol"
"""Pattern keys for :attr:`Leaf.first`: digits, power/toughness, and mana or other symbols."""


class PhraseError(Exception):
    """A word or a template that cannot work; raised when the grammar is built, never for a card."""


class Unfit(Exception):
    """Raised by a word's ``__post_init__`` when a reading cannot be meant; the reading is dropped."""


class Word(Bindable, frozen=True, kw_only=True, cache_hash=True):
    """Something Oracle text can say.

    ``wording`` is the number of the written-out template that it was read with: every ``(a|b)`` before it counts twice.
    """

    wording: int = 0

    templates: ClassVar[tuple[str, ...]] = ()

    @property
    def plural(self) -> bool:
        """Whether a verb that follows takes the plural form (for an amount: whether its noun does)."""
        return False


W = TypeVar("W", bound=type[Word])


def says(*templates: str) -> Callable[[W], W]:
    """Give a word class its templates. The first is the usual wording, the others are further ones.

    ``{slot}`` holds a field, read by the field's annotation; ``{slot:style}`` picks a way of writing it; ``{slot:one}`` and
    ``{slot:many}`` take only the singular or the plural, as a slot after ``a(n)`` takes only the singular, and ``{slot:other}``
    agrees in number with a slot before it. ``[...]`` may
    be left out (its fields then keep their defaults), ``(a|b)`` are wordings of equal meaning, ``a(n)`` is the article.
    ``verb{s}``, ``{is/are}`` agree with the nearest slot before them: a verb with its subject, a noun with its amount;
    ``{s@slot}`` names another slot. ``verb{s^}`` agrees with the subject of the sentence around the word, which the
    outer template passes on as ``{verbs@subject}`` (or ``{verbs@^}`` when it is inside that sentence itself).
    """

    def give(word: W) -> W:
        word.templates = templates
        return word

    return give


class Leaf(Word, frozen=True):
    """A word read from tokens by its own code instead of a template."""

    first: ClassVar[frozenset[str] | None] = None
    """The tokens (lower case, or a pattern key) that it can begin with; None for any."""

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        """The same, for leaves that have to look them up first."""
        return cls.first

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        """Every (value, end) that can be read from position ``at``; tokens are lower case."""
        return []

    def say(self, style: str = "") -> list[str]:
        """The tokens that print it."""
        return []

"""The smallest words: card types, subtypes, supertypes, colours and the nouns that stand for any object."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from engine.game.colors import COLOR_SYMBOLS
from engine.phrase import SIZE, Leaf
from engine.words import vocabulary

GENERAL = ("permanent", "card", "spell", "token", "source", "object")
"""Nouns that say nothing of types."""



def _tokens(text: str) -> tuple[str, ...]:
    """The words of a name; what a name has after an apostrophe is a word of its own."""
    return tuple(text.replace("’", "'").replace("'s", " 's").split())


@cache
def _forms() -> dict[str, list[tuple[tuple[str, ...], str, bool]]]:
    """First token -> (tokens, name, is plural), for every noun of types and subtypes in both numbers."""
    names = [*GENERAL, *vocabulary.card_types()]
    names += [n for kind in ("artifact", "creature", "enchantment", "land", "planeswalker", "spell", "battle")
              for n in vocabulary.subtypes(kind)]
    forms: dict[str, list[tuple[tuple[str, ...], str, bool]]] = {}
    for name in dict.fromkeys(names):
        many = vocabulary.plural(name)
        for text, is_plural in ((name, False), (many, True)):
            tokens = _tokens(text.lower())
            forms.setdefault(tokens[0], []).append((tokens, name, is_plural))
    return forms


class Kind(Leaf, frozen=True):
    """A noun for objects: a card type, a subtype, or one of :data:`GENERAL`; ``is_many`` when it stands in the plural."""

    name: str
    is_many: bool = False

    @property
    def plural(self) -> bool:
        return self.is_many

    @property
    def is_either(self) -> bool:
        """Whether the noun is the same in both numbers, so that only what stands around it tells which is meant."""
        return vocabulary.plural(self.name) == self.name

    @property
    def is_subtype(self) -> bool:
        """Whether it names a subtype."""
        return self.name[0].isupper()

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        return frozenset(_forms())

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        found = []
        for words, name, is_plural in _forms().get(tokens[at], ()):
            if tuple(tokens[at : at + len(words)]) == words:
                found.append((cls(name=name, is_many=is_plural), at + len(words)))
        return found

    def say(self, style: str = "") -> list[str]:
        return list(_tokens(vocabulary.plural(self.name) if self.is_many else self.name))

    def fits(self, types: tuple[str, ...], subtypes: tuple[str, ...]) -> bool:
        """Whether an object with these types and subtypes is one."""
        return self.name in subtypes if self.is_subtype else self.name in types or self.name in GENERAL


class Color(Leaf, frozen=True):
    """A colour word; ``symbol`` is its letter."""

    symbol: str
    first: ClassVar[frozenset[str] | None] = frozenset(COLOR_SYMBOLS)

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        symbol = COLOR_SYMBOLS.get(tokens[at])
        return [(cls(symbol=symbol), at + 1)] if symbol else []

    def say(self, style: str = "") -> list[str]:
        return [next(word for word, symbol in COLOR_SYMBOLS.items() if symbol == self.symbol)]


class Supertype(Leaf, frozen=True):
    """A supertype word."""

    name: str
    first: ClassVar[frozenset[str] | None] = frozenset({"legendary", "basic", "snow", "world"})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [(cls(name=tokens[at]), at + 1)] if tokens[at] in (cls.first or ()) else []

    def say(self, style: str = "") -> list[str]:
        return [self.name]


class CounterKind(Leaf, frozen=True):
    """The name of a kind of counter: ``charge``, ``+1/+1``, ``first strike``."""

    name: str

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        return frozenset(name.split()[0] for name in vocabulary.counter_kinds()) | {SIZE}

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        found = []
        for size in (1, 2):
            name = " ".join(tokens[at : at + size])
            if vocabulary.is_counter(name):
                found.append((cls(name=name), at + size))
        return found

    def say(self, style: str = "") -> list[str]:
        return self.name.split()


class PT(Leaf, frozen=True):
    """A change of power and toughness (``+2/-1``) or a size (``4/4``); None stands for X, whose sign is kept apart."""

    power: int | None
    toughness: int | None
    signs: tuple[str, str] = ("", "")
    first: ClassVar[frozenset[str] | None] = frozenset({SIZE})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        power, slash, toughness = tokens[at].partition("/")
        parts = [_signed(power), _signed(toughness)] if slash else []
        if len(parts) != 2 or None in parts:
            return []
        (p, sign_p), (t, sign_t) = parts  # type: ignore[misc]  # None was ruled out on the line above
        return [(cls(power=p, toughness=t, signs=(sign_p, sign_t)), at + 1)]

    def say(self, style: str = "") -> list[str]:
        sides = zip((self.power, self.toughness), self.signs, strict=True)
        return ["/".join(f"{sign}{'X' if n is None else abs(n)}" for n, sign in sides)]


def _signed(text: str) -> tuple[int | None, str] | None:
    sign = text[0] if text[:1] in ("+", "-") else ""
    digits = text[len(sign) :]
    if digits == "x":
        return None, sign
    return (int(digits) * (-1 if sign == "-" else 1), sign) if digits.isdecimal() else None

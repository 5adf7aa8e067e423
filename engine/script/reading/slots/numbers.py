"""Slots for numbers, mana, words and quotations."""

import re
from typing import Any, Final

from engine.game.colors import COLOR_SYMBOLS
from engine.phrase.numbers import ORDINALS as PRINTED_ORDINALS
from engine.phrase.numbers import WORDS as BY_WORD
from engine.script.reading.context import Context, Readings
from engine.script.writing import Unwritable, Writer

WORDS: Final = tuple(word for word, number in BY_WORD.items() if number <= 20)
ORDINALS: Final = tuple(PRINTED_ORDINALS)
BY_ORDINAL: Final = {word: n for n, word in enumerate(ORDINALS, 1)} | {
    "1st": 1,
    "2nd": 2,
    "3rd": 3,
    "4th": 4,
    "5th": 5,
    "last": -1,
    "only": 0,
}
_TIMES: Final = {"once": 1, "twice": 2, "thrice": 3}
_SYMBOLS: Final = {word: f"{{{letter}}}" for word, letter in (*COLOR_SYMBOLS.items(), ("colorless", "C"))}
_MANA: Final = re.compile(r"(?:\{[^{}\s]+\})+")
_TYPES: Final = re.compile(r"(?:\{[WUBRGC]\})+")


def number_at(context: Context, at: int) -> int | None:
    """The number a token says."""
    low = context.low[at]
    if low.endswith("x") and low[:-1].isdecimal():
        low = low[:-1]
    return int(low) if low.isdecimal() and len(low) < 10 else BY_WORD.get(low)


class Number:
    """A number in digits or words; prints digits, or words up to ten when ``spelled``. ``articles``: "a" is 1, "no" is 0."""

    def __init__(self, spelled: bool = False, articles: bool = False) -> None:
        self.spelled, self.articles = spelled, articles

    def read(self, context: Context, at: int) -> Readings:
        number = number_at(context, at)
        low = context.low[at]
        if number is not None:
            yield number, at + 1
        elif low == "-" and context.low[at + 1].isdecimal():
            yield -int(context.low[at + 1]), at + 2
        elif context.tokens[at].kind == "signed" and low[1:].isdecimal():
            yield int(low), at + 1
        elif self.articles and low in ("a", "an", "another"):
            yield 1, at + 1
        elif self.articles and low == "no":
            yield 0, at + 1
        else:
            context.miss(at, "a number")

    def write(self, writer: Writer, value: int) -> str:
        if self.articles and value == 0:
            return "no"
        return WORDS[value] if self.spelled and 0 <= value <= 10 else str(value)


class Times:
    """Once, twice, three times."""

    def read(self, context: Context, at: int) -> Readings:
        number = number_at(context, at)
        if context.low[at] in _TIMES:
            yield _TIMES[context.low[at]], at + 1
        elif number is not None and context.low[at + 1] in ("times", "time"):
            yield number, at + 2
        else:
            context.miss(at, '"twice"')

    def write(self, writer: Writer, value: int) -> str:
        return {1: "once", 2: "twice"}.get(value) or f"{WORDS[value] if value <= 10 else value} times"


class Mana:
    """Mana symbols, ``{G}{G}``."""

    def read(self, context: Context, at: int) -> Readings:
        spelled = _mana_words(context, at)
        if context.tokens[at].kind == "mana":
            yield context.tokens[at].text.upper(), at + 1
        elif spelled:
            yield spelled
        else:
            context.miss(at, "mana symbols, as {G}{G}")

    def write(self, writer: Writer, value: str) -> str:
        if not _MANA.fullmatch(value):
            raise Unwritable(value)
        return value


class ManaTypes(Mana):
    """Mana that is there: symbols of the colours and of colourless mana only."""

    def read(self, context: Context, at: int) -> Readings:
        found = False
        for value, end in super().read(context, at):
            if _TYPES.fullmatch(value):
                found = True
                yield value, end
        if not found:
            context.miss(at, "mana of a type, as {G}{G} or {C}")


MANA_TYPES: Final = ManaTypes()


_LETTERS: Final = re.compile(r"[WUBRGC]{1,10}")
_AFTER_MANA: Final = frozenset({"floating", "mana", "available", "in", "", ",", "and"})


_MAKING: Final = frozenset({"for", "produce", "make", "add"})


def _mana_words(context: Context, at: int) -> tuple[str, int] | None:
    """``two green mana``, ``a white mana``, ``green mana``; ``green`` alone as what something is tapped for."""
    typed = context.tokens[at].text
    if _LETTERS.fullmatch(typed) and context.low[at + 1] in _AFTER_MANA:
        return "".join(f"{{{letter}}}" for letter in typed), at + 1 + (context.low[at + 1] == "mana")
    number = number_at(context, at)
    after = at + (number is not None or context.low[at] in ("a", "one"))
    symbol = _SYMBOLS.get(context.low[after])
    if symbol and context.low[after + 1] == "mana":
        return symbol * (number or 1), after + 2
    alone = context.low[at - 1] in _MAKING and context.low[after + 1] in _AFTER_MANA
    return (symbol * (number or 1), after + 1) if symbol and alone else None


class Quote:
    """Words in quotation marks."""

    def read(self, context: Context, at: int) -> Readings:
        if context.tokens[at].kind == "quote":
            yield context.tokens[at].text, at + 1
        else:
            context.miss(at, "words in quotation marks")

    def write(self, writer: Writer, value: str) -> str:
        return f'"{value}"'


class Mapped:
    """One of a closed set of phrases, each with its value; the first phrase of a value prints it."""

    def __init__(self, what: str, **extra: Any) -> None:
        self.what = what
        self.phrases: dict[tuple[str, ...], Any] = {}
        self.printed: dict[Any, str] = {}
        self.by_first: dict[str, list[tuple[tuple[str, ...], Any]]] = {}

    def add(self, value: Any, *phrases: str) -> "Mapped":
        """Say ``value`` in these ways."""
        for phrase in phrases:
            words = tuple(phrase.lower().split())
            if words not in self.phrases:
                self.phrases[words] = value
                self.by_first.setdefault(words[0], []).append((words, value))
                self.by_first[words[0]].sort(key=lambda pair: -len(pair[0]))
        self.printed.setdefault(value, phrases[0])
        return self

    def read(self, context: Context, at: int) -> Readings:
        found = False
        for words, value in self.by_first.get(context.low[at], ()):
            if tuple(context.low[at : at + len(words)]) == words:
                found = True
                yield value, at + len(words)
        if not found:
            context.miss(at, self.what)

    def write(self, writer: Writer, value: Any) -> str:
        if value not in self.printed:
            raise Unwritable(value)
        return self.printed[value]

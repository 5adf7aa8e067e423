"""Reading: every way in which a text can be said by a family of words."""

from typing import Any

from msgspec import Struct

from engine.phrase.grammar import GRAMMAR, Alternative
from engine.phrase.numbers import read_number
from engine.phrase.printing import say
from engine.phrase.template import Inflection, Literal, Optional, Slot
from engine.phrase.tokens import settle, tokenise
from engine.phrase.word import Unfit, Word

Bound = tuple[tuple[str, Any], ...]
Ends = list[tuple[int, Bound]]

JOINS: dict[str, tuple[tuple[str, ...], ...]] = {
    # style: separator between, before the last of two, before the last of many
    "and": ((",",), ("and",), (",", "and")),
    "or": ((",",), ("or",), (",", "or")),
    "and/or": ((",",), ("and/or",), (",", "and/or")),
    "comma": ((",",), (",",), (",",)),
    "space": ((), (), ()),
    "semicolon": ((";",), (";",), (";",)),
    "bullets": (("•",), ("•",), ("•",)),
    "pluses": (("+",), ("+",), ("+",)),
    "sentences": ((".",), (".",), (".",)),
}
"""How the parts of a list are joined. ``style+`` allows a list of one, else there are at least two."""


class Declined(Struct, frozen=True):
    """Why a text was not understood: the furthest token reached, what stood there, and what could have."""

    text: str
    at: int
    seen: str
    expected: tuple[str, ...]
    readings: tuple[str, ...] = ()

    @property
    def is_ambiguous(self) -> bool:
        """Whether it was declined for having more than one reading."""
        return bool(self.readings)


class Reader:
    """Reads one token list; results are remembered by family and position."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = [t.lower() for t in tokens]
        self.furthest = 0
        self.expected: set[str] = set()
        self._memo: dict[tuple[type[Word], int], list[tuple[Any, int]]] = {}

    def read(self, family: type[Word], at: int) -> list[tuple[Any, int]]:
        """Every (word, end) of this family that begins at ``at``."""
        key = (family, at)
        known = self._memo.get(key)
        if known is None:
            known = self._memo[key] = self._read(family, at)
        return known

    def _read(self, family: type[Word], at: int) -> list[tuple[Any, int]]:
        if at >= len(self.tokens):
            self._miss(at, family.__name__)
            return []
        found: list[tuple[Any, int]] = []
        alternatives = GRAMMAR.family(family).starting_with(self.tokens[at])
        if not alternatives:
            self._miss(at, family.__name__)
        for alternative in alternatives:
            found += self._alternative(alternative, at)
        return _distinct(found)

    def _alternative(self, alternative: Alternative, at: int) -> list[tuple[Any, int]]:
        if not alternative.elements:
            got: list[tuple[Any, int]] = alternative.word.read(self.tokens, at)
            if not got:
                self._miss(at, alternative.word.__name__)
            return got
        made = []
        for end, bound in self._sequence(alternative.elements, [(at, ())]):
            try:
                made.append((alternative.word(**dict(bound), wording=alternative.wording), end))
            except Unfit:
                continue
        return made

    def _sequence(self, elements: tuple[Any, ...], starts: Ends) -> Ends:
        for element in elements:
            if not starts:
                return starts
            starts = [after for at, bound in starts for after in self._element(element, at, bound)]
        return starts

    def _element(self, element: Any, at: int, bound: Bound) -> Ends:
        kind = type(element)
        if kind is Literal:
            end = self._literal(element.tokens, at)
            return [] if end is None else [(end, bound)]
        if kind is Slot:
            return [(end, (*bound, (element.field, value))) for value, end in self._slot(element, at) if element.fits(value, bound)]
        if kind is Inflection:
            ends = {self._literal(tuple(t.lower() for t in form), at) for form in (element.singular, element.plural)}
            return [(end, bound) for end in ends if end is not None]
        assert kind is Optional
        return [(at, bound), *self._sequence(element.elements, [(at, bound)])]

    def _literal(self, words: tuple[str, ...], at: int) -> int | None:
        tokens, size = self.tokens, len(self.tokens)
        for word in words:
            if at >= size or (tokens[at] != word and not (word == "a(n)" and tokens[at] in ("a", "an"))):
                self._miss(at, word)
                return None
            at += 1
        return at

    def _slot(self, slot: Slot, at: int) -> list[tuple[Any, int]]:
        if slot.many:
            return self._many(slot, at)
        if slot.kind is int:
            number = read_number(self.tokens[at], slot.style) if at < len(self.tokens) else None
            if number is None:
                self._miss(at, "a number")
            return [] if number is None else [(number, at + 1)]
        return self.read(slot.kind, at)

    def _many(self, slot: Slot, at: int) -> list[tuple[Any, int]]:
        """Lists: parts with the separators of the slot's style between them."""
        style = slot.style or "and"
        between, of_two, last = JOINS[style.rstrip("+")]
        done: list[tuple[Any, int]] = []
        partial: list[tuple[tuple[Any, ...], int]] = [((value,), end) for value, end in self.read(slot.kind, at)]
        if style.endswith("+"):
            done += partial
        while partial:
            longer: list[tuple[tuple[Any, ...], int]] = []
            for values, end in partial:
                for separator in {between, of_two if len(values) == 1 else last}:
                    after = self._separator(separator, end)
                    if after is None:
                        continue
                    grown = [((*values, value), e) for value, e in self.read(slot.kind, after)]
                    if separator == (of_two if len(values) == 1 else last):
                        done += grown
                    if separator == between:
                        longer += grown
            partial = longer
        return done

    def _separator(self, separator: tuple[str, ...], at: int) -> int | None:
        return self._literal(separator, at) if separator else at

    def _miss(self, at: int, wanted: str) -> None:
        if at > self.furthest:
            self.furthest, self.expected = at, {wanted}
        elif at == self.furthest:
            self.expected.add(wanted)


def _distinct(found: list[tuple[Any, int]]) -> list[tuple[Any, int]]:
    return list(dict.fromkeys(found)) if len(found) > 1 else found


def read(families: type[Word] | tuple[type[Word], ...], text: str) -> Any | Declined:
    """The one word (of any of the families) that ``text`` says, or why there is none; what was read is printed and compared."""
    tokens = tokenise(text)
    if not tokens:
        return Declined(text, 0, "nothing", ("some text",))
    reader = Reader(tokens)
    tried = families if isinstance(families, tuple) else (families,)
    whole = [word for family in tried for word, end in reader.read(family, 0) if end == len(tokens)]
    faithful = list(dict.fromkeys(word for word in whole if settle(say(word)) == reader.tokens))
    if len(faithful) == 1:
        return faithful[0]
    if faithful:
        return Declined(text, 0, "", (), tuple(repr(word) for word in faithful))
    if whole:
        return Declined(text, len(tokens), " ".join(say(whole[0])), ("the same text printed back",))
    seen = tokens[reader.furthest] if reader.furthest < len(tokens) else "the end"
    return Declined(text, reader.furthest, seen, tuple(sorted(reader.expected)))

"""The grammar: which templates can begin with which token, for every family of words; built once, when first used."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct

from engine.phrase.numbers import ORDINALS, WORDS
from engine.phrase.paths import End, Key, Node, Onward, leading
from engine.phrase.template import Inflection, Literal, Optional, Slot, first_slot, first_words, parse, variants
from engine.phrase.word import NUMBER, SIZE, SYMBOL, Leaf, PhraseError, Word

First = frozenset[str] | None  # None: any token
_FIRST_OF_STYLE: dict[str, First] = {"word": frozenset(WORDS), "ordinal": frozenset(ORDINALS), "": frozenset({NUMBER})}


def shape(token: str) -> str:
    """The key under which words that begin with tokens of a pattern are filed; empty for an ordinary token."""
    if token[0] == "{":
        return SYMBOL
    if "/" in token and token[0] in "+-0123456789x*":
        return SIZE
    return NUMBER if token.isdecimal() else ""


class Alternative:
    """One written-out template of one class, parsed when it is first needed; without a text it is a leaf."""

    __slots__ = ("_elements", "text", "word", "wording")

    def __init__(self, word: Any, wording: int, text: str | None = None) -> None:
        self.word = word
        self.wording = wording
        self.text = text
        self._elements: tuple[Any, ...] | None = None if text is not None else ()

    @property
    def elements(self) -> tuple[Any, ...]:
        """The parts that the reader and the printer follow; () for a leaf. PhraseError when the template cannot work."""
        if self._elements is None:
            self._elements = parse(self.word, self.text or "")
        return self._elements


class Start(Struct, frozen=True):
    """How a family goes on from one token: its leaves by their place in it, its templates, and what they cannot begin with."""

    leaves: tuple[tuple[int, Any], ...]
    onward: tuple[Onward, ...]
    missing: frozenset[str]


class Family:
    """The alternatives of a word class, each with the tokens that it may begin with (None: any)."""

    __slots__ = ("_entries", "_firsts", "_keys", "_root", "_starts")

    def __init__(self, entries: list[tuple[Alternative, First]]) -> None:
        self._entries = [alternative for alternative, _ in entries]
        self._firsts: dict[int, tuple[First, list[int]]] = {}
        for order, (_, first) in enumerate(entries):
            self._firsts.setdefault(id(first), (first, []))[1].append(order)
        self._root = Node()
        self._keys: dict[int, set[Key]] = {}
        self._starts: dict[str, Start | None] = {}

    def start(self, token: str) -> Start | None:
        """How the family goes on from ``token`` (lower case); None when nothing may begin with it. Found once for each token."""
        try:
            return self._starts[token]
        except KeyError:
            found = self._starts[token] = self._start(token) if token else None
            return found

    def _start(self, token: str) -> Start | None:
        orders = self._beginning_with(token)
        if not orders:
            return None
        leaves = tuple((order, self._entries[order].word) for order in orders if not self._entries[order].elements)
        keys = dict.fromkeys(key for order in orders for key in self._laid(order))
        return Start(leaves, *leading(self._root.onward, keys, token))

    def _beginning_with(self, token: str) -> list[int]:
        keys = {token, shape(token)}
        return sorted(
            order
            for first, orders in self._firsts.values()
            if first is None or not keys.isdisjoint(first)
            for order in orders
        )

    def _laid(self, order: int) -> set[Key]:
        """The keys with which an alternative begins, which is laid among the others when it is first needed."""
        if order not in self._keys:
            one = self._entries[order]
            self._keys[order] = self._root.lay(one.elements, End(one.word, one.wording, (), order)) if one.elements else set()
        return self._keys[order]


class Grammar:
    """Everything the reader and the printer know of the word classes that exist when the first text is read."""

    def __init__(self) -> None:
        self._complete: Callable[[], None] = _complete_as_it_is
        self._families: dict[type[Word], Family] = {}
        self._alternatives: dict[type[Word], tuple[Alternative, ...]] = {}
        self._first: dict[type[Word], First] = {}
        self._open: list[type[Word]] = []

    def completed_by(self, complete: Callable[[], None]) -> None:
        """Have every word class defined by ``complete`` before anything is read."""
        self._complete = complete

    def family(self, word: type[Word]) -> Family:
        """The alternatives for a slot of this class: its own templates and those of every class below it."""
        found = self._families.get(word)
        if found is None:
            self._complete()
            found = self._families[word] = self._build(word)
        return found

    def alternatives(self, word: type[Word]) -> tuple[Alternative, ...]:
        """The written-out templates of one class itself, in order of wording."""
        if word not in self._alternatives:
            texts = [v for t in word.__dict__.get("templates", ()) for v in variants(t)]
            self._alternatives[word] = tuple(Alternative(word, n, t) for n, t in enumerate(texts))
        return self._alternatives[word]

    def members(self, word: type[Word]) -> list[type[Word]]:
        """The class and all classes below it that can be said."""
        found: dict[type[Word], None] = {}
        if word.__dict__.get("templates") or "read" in word.__dict__:
            found[word] = None
        for below in word.__subclasses__():
            found |= dict.fromkeys(self.members(below))
        return list(found)

    def _build(self, word: type[Word]) -> Family:
        entries: list[tuple[Alternative, First]] = []
        for member in self.members(word):
            if issubclass(member, Leaf):
                entries.append((Alternative(member, 0), member.beginnings()))
            entries += [(alternative, self._beginning(alternative)) for alternative in self.alternatives(member)]
        return Family(entries)

    def first(self, word: type[Word]) -> First:
        """The tokens that a word of this family can begin with; PhraseError on left recursion."""
        if word in self._first:
            return self._first[word]
        if word in self._open:
            chain = " -> ".join(w.__name__ for w in [*self._open[self._open.index(word) :], word])
            raise PhraseError(f"left recursion: {chain}")
        self._open.append(word)
        try:
            self._first[word] = _union(first for member in self.members(word) for first in self._beginnings(member))
        finally:
            self._open.pop()
        return self._first[word]

    def _beginnings(self, member: type[Word]) -> Iterator[First]:
        """What a class itself can begin with, template by template."""
        if issubclass(member, Leaf):
            yield member.beginnings()
        yield from (self._beginning(a) for a in self.alternatives(member))

    def _beginning(self, alternative: Alternative) -> First:
        text = alternative.text or ""
        plain = first_words(text)
        if plain is not None:
            return plain
        slot = first_slot(alternative.word, text)
        return self._first_of(alternative.elements) if slot is None else self._first_of_slot(slot)

    def _first_of(self, elements: tuple[Any, ...]) -> First:
        """First tokens of a sequence: those of its first element, and of what follows an optional one."""
        at = next((n for n, element in enumerate(elements) if not isinstance(element, Optional)), len(elements) - 1)
        return _union(map(self._first_of_element, elements[: at + 1]))

    def _first_of_element(self, element: Any) -> First:
        if isinstance(element, Literal):
            return frozenset({"a", "an"}) if element.tokens[0] == "a(n)" else frozenset({element.tokens[0]})
        if isinstance(element, Inflection):
            return frozenset({element.singular[0].lower(), element.plural[0].lower()})
        if isinstance(element, Optional):
            return self._first_of(element.elements)
        return self._first_of_slot(element)

    def _first_of_slot(self, slot: Slot) -> First:
        if slot.kind is int:
            return _FIRST_OF_STYLE[slot.style]
        if isinstance(slot.kind, type) and issubclass(slot.kind, Word):
            return self.first(slot.kind)
        raise PhraseError(f"a slot cannot be read as {slot.kind!r}; use a word class or int")


def _complete_as_it_is() -> None:
    """The classes that there are."""


def _union(firsts: Iterable[First]) -> First:
    """The tokens of all; None when one of them may be any."""
    found = list(firsts)
    if None in found:
        return None
    return found[0] if len(found) == 1 else frozenset().union(*(first for first in found if first))


GRAMMAR = Grammar()

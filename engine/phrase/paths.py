"""Paths: the templates of a family laid over one another, so that what they begin with alike is read once."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from engine.phrase.numbers import read_number
from engine.phrase.template import MANY, ONE, Inflection, Literal, Optional, Slot
from engine.phrase.word import PhraseError

Form = tuple[tuple[str, ...], ...]


class Agreeing(Struct, frozen=True):
    """A slot for a word of a family that agrees with what was read by the slot at ``place`` of the path."""

    kind: Any
    place: int


STEP: Final = 0
"""The next token is all that leads on."""
FORM: Final = 1
"""The next token begins a form of several words, of which these are the others."""
FAMILY: Final = 2
"""Any word of a family leads on."""
SLOT: Final = 3
"""A list, a number, or a word of one grammatical number leads on."""
AGREES: Final = 4
"""Any word of a family leads on that has the number of what was read by an earlier slot."""

Key = str | Form | Slot | Agreeing
"""What leads on from a node: one word, one of two forms, or a slot without its name."""

Onward = tuple[int, Any, "Node"]
Leads = tuple["Node | None", tuple[Onward, ...], frozenset[str]]
"""Where one token leads: by itself alone, in which other ways, and the names of what it cannot be."""


class End(Struct, frozen=True):
    """A template that is complete: the word it makes, of which fields, and its place among those of the family."""

    word: Any
    wording: int
    fields: tuple[str, ...]
    order: int


class Node:
    """A place within templates: those that end here, and what those that go on are followed by."""

    __slots__ = ("ends", "known", "onward")

    def __init__(self) -> None:
        self.ends: list[End] = []
        self.onward: dict[Key, Node] = {}
        self.known: dict[str, Leads] = {}

    def at(self, token: str) -> Leads:
        """Where ``token`` ("" for the end of the text) leads from here; found once for each token."""
        found = self.known.get(token)
        if found is None:
            found = self.known[token] = _leads(*leading(self.onward, self.onward, token))
        return found

    def lay(self, elements: tuple[Any, ...], end: End) -> set[Key]:
        """Lay a template along from here; the keys with which it goes on."""
        if not elements:
            self.ends.append(end)
            return set()
        first, rest = elements[0], elements[1:]
        if isinstance(first, Optional):
            return self.lay(rest, end) | self.lay((*first.elements, *rest), end)
        if isinstance(first, Literal) and len(first.tokens) > 1:
            rest = (Literal(first.tokens[1:], ()), *rest)
        key = _key(first, end.fields)
        if isinstance(first, Slot):
            end = End(end.word, end.wording, (*end.fields, first.field), end.order)
        if key not in self.onward:
            self.onward[key] = Node()
            self.known = {}
        self.onward[key].lay(rest, end)
        return {key}


def _key(element: Any, before: tuple[str, ...]) -> Key:
    if isinstance(element, Literal):
        return element.tokens[0]
    if isinstance(element, Inflection):
        forms = (element.singular, element.plural)
        return tuple(dict.fromkeys(tuple(t.lower() for t in form) for form in forms))
    assert isinstance(element, Slot)
    if element.number in before:
        return Agreeing(element.kind, before.index(element.number))
    if element.number not in ("", ONE, MANY):
        raise PhraseError(f"a slot agrees with {element.number!r}, which is not said before it")
    is_styled = element.many or element.kind is int
    return Slot("", element.kind, element.style if is_styled else "", element.many, number=element.number)


def leading(onward: dict[Key, Node], keys: Iterable[Key], token: str) -> tuple[tuple[Onward, ...], frozenset[str]]:
    """Where ``token`` leads by those of ``keys`` that it can be, and the names of what it cannot be."""
    found: list[Onward] = []
    missing: set[str] = set()
    for key in keys:
        for way in _ways(key, token):
            if isinstance(way, str):
                missing.add(way)
            else:
                found.append((*way, onward[key]))
    return tuple(found), frozenset(missing)


def _leads(found: tuple[Onward, ...], missing: frozenset[str]) -> Leads:
    if len(found) == 1 and found[0][0] == STEP:
        return found[0][2], (), missing
    return None, found, missing


def _ways(key: Key, token: str) -> Iterator[tuple[int, Any] | str]:
    """How the token leads on by this key, or the name of what it would have to be."""
    if isinstance(key, str):
        yield (STEP, None) if token == key or (key == "a(n)" and token in ("a", "an")) else key
    elif isinstance(key, Slot):
        yield _slot(key, token)
    elif isinstance(key, Agreeing):
        yield (AGREES, key) if token and _can_begin(key.kind, token) else str(key.kind.__name__)
    else:
        for form in key:
            yield ((FORM, form[1:]) if form[1:] else (STEP, None)) if token == form[0] else form[0]


def _slot(slot: Slot, token: str) -> tuple[int, Any] | str:
    if slot.kind is int and not slot.many:
        return (SLOT, slot) if token and read_number(token, slot.style) is not None else "a number"
    if not token or not _can_begin(slot.kind, token):
        return str(slot.kind.__name__)
    return (SLOT, slot) if slot.many or slot.number else (FAMILY, slot.kind)


def _can_begin(kind: Any, token: str) -> bool:
    from engine.phrase.grammar import GRAMMAR

    return GRAMMAR.family(kind).start(token) is not None

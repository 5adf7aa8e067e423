"""Two-way sentence templates: one line both reads a sentence into fields and prints the fields back.

``"~cast {spell}{said}"``: words stand for themselves, ``a|b`` for either (the first prints), ``{field}`` and
``{field:slot}`` are slots, ``[...]`` may be left out, ``~verb`` is conjugated, ``~not verb`` is its denial.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from msgspec import Struct

from engine.script.reading.context import Context, Readings
from engine.script.reading.verbs import Mood, conjugate, spellings
from engine.script.writing import Unwritable, Writer, joined

Got = dict[str, Any]
Gots = Iterator[tuple[Got, int]]

_PIECE: Final = re.compile(r"(\[|\]|\{[^}]*\}|~not|[^\s\[\]{}]+)")
_DENIALS: Final = frozenset({"does", "do", "did", "will", "would"})


class Fields(Struct, frozen=True):
    """The fields of a value to print, and which of them are not at their defaults."""

    values: Mapping[str, Any]
    said: frozenset[str]


class Slot(Protocol):
    """Something typed that a template can hold: reads itself at a place in every way, and writes itself."""

    def read(self, context: Context, at: int) -> Readings: ...

    def write(self, writer: Writer, value: Any) -> str: ...


class Part(Protocol):
    """A piece of a template."""

    def read(self, context: Context, at: int, got: Got, mood: Mood) -> Gots: ...

    def write(self, writer: Writer, fields: Fields, mood: Mood) -> str | None: ...


class Literal:
    """One word, or either of several."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.any = frozenset(word.lower() for word in words)

    def read(self, context: Context, at: int, got: Got, mood: Mood) -> Gots:
        if context.low[at] in self.any:
            yield got, at + 1
        else:
            context.miss(at, f'"{self.words[0]}"')

    def write(self, writer: Writer, fields: Fields, mood: Mood) -> str | None:
        return self.words[0]


class Verb:
    """The conjugated word; ``denied`` with its auxiliary."""

    def __init__(self, bases: tuple[str, ...], denied: bool) -> None:
        self.bases, self.denied = bases, denied

    def read(self, context: Context, at: int, got: Got, mood: Mood) -> Gots:
        if self.denied and mood != "base":
            after = _after_denial(context, at, mood)
            if not after:
                context.miss(at, f'"doesn\'t {self.bases[0]}"')
                return
            at, mood = after, "base" if mood == "finite" else mood
        elif self.denied:
            if context.low[at] != "not":
                return
            at += 1
        if any(context.low[at] in spellings(base, mood) for base in self.bases):
            yield got, at + 1 + ("have" in self.bases and context.low[at + 1] == "got")
        else:
            context.miss(at, f'"{conjugate(self.bases[0], mood, False)}"')

    def first_words(self, mood: Mood) -> frozenset[str]:
        """The words with which it can begin."""
        if self.denied:
            return _DENIALS if mood == "finite" else frozenset({"not"})
        return frozenset().union(*(spellings(base, mood) for base in self.bases))

    def write(self, writer: Writer, fields: Fields, mood: Mood) -> str | None:
        base = self.bases[0]
        if not self.denied:
            return conjugate(base, mood, writer.first_person, writer.many)
        if mood == "finite":
            return f"{'do' if writer.first_person or writer.many else 'does'}n't {base}"
        return f"not {conjugate(base, mood, False)}"


def _after_denial(context: Context, at: int, mood: Mood) -> int:
    if mood == "ing":
        return at + 1 if context.low[at] == "not" else 0
    return at + 2 if context.low[at] in _DENIALS and context.low[at + 1] == "not" else 0


class Denial:
    """The auxiliary of a denial alone; the base form of some verb follows in a slot."""

    def read(self, context: Context, at: int, got: Got, mood: Mood) -> Gots:
        after = at + 1 if mood == "base" and context.low[at] == "not" else _after_denial(context, at, mood)
        if after > at:
            yield got, after
        else:
            context.miss(at, '"doesn\'t"')

    def write(self, writer: Writer, fields: Fields, mood: Mood) -> str | None:
        return f"{'do' if writer.first_person or writer.many else 'does'}n't" if mood == "finite" else "not"


class Hole:
    """A slot that fills a field."""

    def __init__(self, name: str, slot: Slot) -> None:
        self.name, self.slot = name, slot

    def read(self, context: Context, at: int, got: Got, mood: Mood) -> Gots:
        for value, end in context.all(self.slot.read, at):
            yield {**got, self.name: value}, end

    def write(self, writer: Writer, fields: Fields, mood: Mood) -> str | None:
        value = fields.values[self.name]
        if value is None:
            raise Unwritable(self.name)
        return self.slot.write(writer, value)


class Optional:
    """Parts that may be left out; printed when one of their fields is not at its default."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        self.names = frozenset(names_in(parts))

    def read(self, context: Context, at: int, got: Got, mood: Mood) -> Gots:
        yield from read_parts(self.parts, 0, context, at, got, mood)
        yield got, at

    def write(self, writer: Writer, fields: Fields, mood: Mood) -> str | None:
        if fields.said.isdisjoint(self.names):
            return ""
        return write_parts(self.parts, writer, fields, mood)


def read_parts(parts: tuple[Part, ...], number: int, context: Context, at: int, got: Got, mood: Mood) -> Gots:
    """Every way in which the parts from ``number`` on can be read at a place."""
    if number == len(parts):
        yield got, at
        return
    for more, end in parts[number].read(context, at, got, mood):
        yield from read_parts(parts, number + 1, context, end, more, mood)


def write_parts(parts: tuple[Part, ...], writer: Writer, fields: Fields, mood: Mood) -> str:
    """The parts as text; raises :class:`Unwritable` when a slot has no words for its value."""
    return joined(piece for part in parts if (piece := part.write(writer, fields, mood)))


def names_in(parts: tuple[Part, ...]) -> Iterator[str]:
    """The fields that parts can fill."""
    for part in parts:
        if isinstance(part, Hole):
            yield part.name
        elif isinstance(part, Optional):
            yield from part.names


def parse(text: str, slots: Mapping[str, Slot]) -> tuple[Part, ...]:
    """The parts of a template; an unknown slot is a KeyError at import."""
    pieces = _PIECE.findall(text)
    parts, rest = _parse(pieces, slots)
    if rest:
        raise ValueError(f"unbalanced template: {text}")
    return parts


def _parse(pieces: list[str], slots: Mapping[str, Slot]) -> tuple[tuple[Part, ...], list[str]]:
    parts: list[Part] = []
    while pieces:
        piece, pieces = pieces[0], pieces[1:]
        if piece == "]":
            return tuple(parts), pieces
        if piece == "[":
            inner, pieces = _parse(pieces, slots)
            parts.append(Optional(inner))
        elif piece == "~not" and pieces[0].startswith("{"):
            parts.append(Denial())
        elif piece == "~not":
            parts.append(Verb(tuple(pieces[0].split("|")), True))
            pieces = pieces[1:]
        else:
            parts.append(_part(piece, slots))
    return tuple(parts), []


def _part(piece: str, slots: Mapping[str, Slot]) -> Part:
    if piece.startswith("{"):
        name, _, slot = piece[1:-1].partition(":")
        return Hole(name, slots[slot or name])
    if piece.startswith("~"):
        return Verb(tuple(piece[1:].split("|")), False)
    return Literal(tuple(piece.split("|")) if len(piece) > 1 and piece != "||" else (piece,))


def first_words(parts: tuple[Part, ...], mood: Mood) -> frozenset[str] | None:
    """The words with which a reading of the parts can begin; None when any word can."""
    if not parts:
        return None
    head = parts[0]
    if isinstance(head, Literal):
        return head.any
    if isinstance(head, Verb):
        return head.first_words(mood)
    if isinstance(head, Hole):
        known: frozenset[str] | None = getattr(head.slot, "first", None)
        return known
    if isinstance(head, Optional):
        inner, rest = first_words(head.parts, mood), first_words(parts[1:], mood)
        return None if inner is None or rest is None else inner | rest
    return None

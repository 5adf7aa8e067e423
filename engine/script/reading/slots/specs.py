"""Slots for the objects that a script puts into zones."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.script.reading.context import NAME, Context, Readings
from engine.script.reading.facts import FACTS, WORDED, Fact, facts_written, with_fact
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.described import emblem, some_card, token_written, tokens
from engine.script.reading.slots.heads import short_name
from engine.script.reading.slots.listing import listed, separator
from engine.script.reading.slots.naming import many_of, name_written
from engine.script.reading.slots.numbers import WORDS, number_at
from engine.script.reading.slots.people import Whose
from engine.script.reading.slots.things import IT
from engine.script.reading.slots.things import written as ref_written
from engine.script.values import ObjectRef, ObjectSpec
from engine.script.writing import Unwritable, Writer

MORE: Final = "more of them"
"""The name that stands for the name of the object before: "two more"."""

_WHOSE: Final = Whose()
_PREFIXES: Final = {
    ("tapped",): Fact("tapped", True),
    ("untapped",): Fact("tapped", False),
    ("summoning", "sick"): Fact("arrived", "this turn"),
    ("face", "down"): Fact("face_down", True),
    ("transformed",): Fact("transformed", True),
    ("phased", "out"): Fact("phased_out", True),
    ("attacking",): Fact("attacking", True),
    ("monstrous",): Fact("monstrous", True),
    ("prepared",): Fact("prepared", True),
    ("flipped",): Fact("flipped", True),
}


class SpecSlot:
    """One kind of object with its facts; a tuple, since "X with Y attached to it" brings Y too."""

    def read(self, context: Context, at: int) -> Readings:
        given: dict[str, Any] = {}
        number = number_at(context, at)
        if number or context.low[at] in ("a", "an", "the"):
            yield from self._whole_names(context, at)
        if context.low[at] in ("a", "an", "the", "another"):
            at += 1
        elif number:
            given["count"], at = number, at + 1
            if context.low[at : at + 2] == ["copies", "of"]:
                at += 2
        for owner, end in _WHOSE.read(context, at):
            given["owner"], at = owner, end
        facts, at = _prefixed(context, at)
        for spec, end in self._heads(context, at, given):
            for fact in facts:
                spec = with_fact(spec, fact)
            yield from _with_facts(context, end, spec, ())

    def _whole_names(self, context: Context, at: int) -> Readings:
        """Names that begin with a number or article themselves."""
        for named in context.names.at(context.base + at):
            if named.end <= context.base + context.last and not named.many:
                for spec, end in _labelled(context, named.end - context.base, ObjectSpec(name=named.name)):
                    yield from _with_facts(context, end, spec, ())

    def _heads(self, context: Context, at: int, given: dict[str, Any]) -> Iterator[tuple[ObjectSpec, int]]:
        yield from tokens(context, at, given)
        yield from emblem(context, at, given)
        token = context.tokens[at]
        if token.kind == "forced" or (token.kind == "quote" and context.names.known(token.text)):
            yield from _labelled(context, at + 1, ObjectSpec(name=token.text, **given))
            return
        if token.low == "more" and given:
            yield ObjectSpec(name=MORE, **given), at + 1
        full = False
        for named in context.names.at(context.base + at):
            if named.end <= context.base + context.last and not (named.many and "count" not in given):
                full = True
                yield from _labelled(context, named.end - context.base, ObjectSpec(name=named.name, **given))
        yield from some_card(context, at, given)
        short = None if full else short_name(context, at, context.scene.names)
        if short and "|" not in short[0]["name"]:
            yield from _labelled(context, short[1], ObjectSpec(name=short[0]["name"], **given))
        context.miss(at, NAME)

    def write(self, writer: Writer, value: tuple[ObjectSpec, ...]) -> str:
        return listed([spec_written(writer, spec) for spec in value])


def _prefixed(context: Context, at: int) -> tuple[list[Fact], int]:
    facts: list[Fact] = []
    while True:
        for words, fact in _PREFIXES.items():
            if tuple(context.low[at : at + len(words)]) == words and not _begins_a_name(context, at, len(words)):
                facts, at = [*facts, fact], at + len(words)
                break
        else:
            return facts, at


def _begins_a_name(context: Context, at: int, length: int) -> bool:
    """Whether a longer name starts with these words."""
    start, last = context.base + at, context.base + context.last
    return any(start + length < named.end <= last for named in context.names.at(start))


def _labelled(context: Context, at: int, spec: ObjectSpec) -> Iterator[tuple[ObjectSpec, int]]:
    token = context.tokens[at]
    if token.text.upper() in context.scene.labels and len(token.text) < 3:
        yield spec if token.text.isdecimal() else replace(spec, label=token.text.upper()), at + 1
    yield spec, at


def _with_facts(context: Context, at: int, spec: ObjectSpec, extra: tuple[ObjectSpec, ...]) -> Readings:
    """Facts in brackets and in words, then the end."""
    if context.low[at] == "(":
        inside = _bracketed(context, at + 1, spec)
        if inside:
            yield from _with_facts(context, inside[1], inside[0], extra)
        return
    if context.low[at] in ("with", "enchanted", "equipped", "wearing", "carrying", "imprinted", "imprinting"):
        for more, end in _hosted(context, at, spec):
            yield from _with_facts(context, end, spec, (*extra, *more))
    times = _times(context, at)
    if times:
        yield from _with_facts(context, times[1], replace(spec, count=times[0]), extra)
    start = at + 1 if context.low[at] == "," and context.low[at + 1] in ("which", "that") else at
    for fact, end in WORDED.read(context, start, "finite"):
        yield from _with_facts(context, end, with_fact(spec, fact), extra)
    yield (spec, *extra), at


def _times(context: Context, at: int) -> tuple[int, int] | None:
    """``x3`` after a name."""
    low = context.low[at]
    if low.startswith("x") and low[1:].isdecimal():
        return int(low[1:]), at + 1
    return (int(context.low[at + 1]), at + 2) if low == "x" and context.low[at + 1].isdecimal() else None


def _hosted(context: Context, at: int, host: ObjectSpec) -> Iterator[tuple[tuple[ObjectSpec, ...], int]]:
    """What is on an object: "with Y attached to it", "with Y and Z attached", "enchanted by Y and equipped with Z"."""
    if context.low[at] == "with":
        for on, end in _names_listed(context, at + 1, host):
            for words in _ON_IT:
                if context.low[end : end + len(words)] == words:
                    yield on, end + len(words)
                    break
            for words in _UNDER_IT:
                if context.low[end : end + len(words)] == words:
                    yield _exiled(on, host), end + len(words)
                    break
        return
    is_imprint = context.low[at].startswith("imprint")
    at += 1 + (context.low[at + 1] in ("by", "with"))
    if is_imprint:
        yield from ((_exiled(on, host), end) for on, end in _names_listed(context, at, host))
        return
    for on, end in _names_listed(context, at, host):
        after = separator(context, end)
        if context.low[after] in ("enchanted", "equipped"):
            yield from (((*on, *more), stop) for more, stop in _hosted(context, after, host))
        yield on, end


_ON_IT: Final = (["attached", "to", "it"], ["on", "it"], ["attached"])


_UNDER_IT: Final = (["imprinted", "on", "it"], ["imprinted"], ["exiled", "with", "it"], ["exiled", "under", "it"], ["exiled"])


def _exiled(specs: tuple[ObjectSpec, ...], host: ObjectSpec) -> tuple[ObjectSpec, ...]:
    """The same cards, exiled with the host instead of on it."""
    return tuple(replace(spec, attached_to=None, exiled_with=ref_to(host)) for spec in specs)


def _names_listed(context: Context, at: int, host: ObjectSpec) -> Iterator[tuple[tuple[ObjectSpec, ...], int]]:
    """Cards by name that are on the host; longest lists first."""
    at += context.low[at] in ("a", "an", "the")
    for named in context.names.at(context.base + at):
        on, end = ObjectSpec(name=named.name, attached_to=ref_to(host)), named.end - context.base
        after = separator(context, end)
        if after > end:
            yield from (((on, *more), stop) for more, stop in _names_listed(context, after, host))
        yield (on,), end


def ref_to(spec: ObjectSpec) -> ObjectRef:
    """A selector for what a spec has put there."""
    if spec.name:
        return ObjectRef(spec.name, spec.label)
    if spec.token is not None:
        if spec.token.is_card:
            return ObjectRef(spec.token.name, kind="" if spec.token.name else spec.token.kind)
        return ObjectRef(spec.token.name) if spec.token.name else ObjectRef(kind="token")
    return ObjectRef(kind="token") if spec.token_copy_of else IT


def _bracketed(context: Context, at: int, spec: ObjectSpec) -> tuple[ObjectSpec, int] | None:
    while at < context.last:
        step = _fact_or_label(context, at, spec)
        if step is None:
            context.miss(at, "a fact about the object, as (tapped) or (3 charge counters)")
            return None
        spec, at = step
        if context.low[at] == ")":
            return spec, at + 1
        at += 1
    return None


def _fact_or_label(context: Context, at: int, spec: ObjectSpec) -> tuple[ObjectSpec, int] | None:
    for fact, end in FACTS.read(context, at, "finite"):
        if context.low[end] in (")", ",", "and", ";"):
            return with_fact(spec, fact), end
    token = context.tokens[at]
    if context.low[at + 1] in (")", ",") and token.kind == "word" and len(token.text) <= 2:
        return replace(spec, label=token.text.upper()), at + 1
    return None


def spec_written(writer: Writer, spec: ObjectSpec) -> str:
    """A spec in words: number, name, label, then facts in brackets."""
    facts = facts_written(writer, spec)
    brackets = ([spec.label] if spec.label else []) + facts
    body = _body(writer, spec)
    return f"{body} ({', '.join(brackets)})" if brackets else body


def _body(writer: Writer, spec: ObjectSpec) -> str:
    number = WORDS[spec.count] if spec.count <= 10 else str(spec.count)
    if spec.name:
        name = name_written(writer, spec.name)
        return name if spec.count == 1 else f"{number} {many_of(name)}"
    article = "a" if spec.count == 1 else number
    if spec.emblem:
        return f'{"an" if spec.count == 1 else number} emblem with "{spec.emblem}"'
    if spec.token_copy_of is not None:
        return f"{article} token {'copy' if spec.count == 1 else 'copies'} of {ref_written(writer, spec.token_copy_of)}"
    if spec.token is None:
        raise Unwritable(spec)
    return token_written(article, spec.token, spec.count)


class SpecsSlot:
    """Objects with their facts, joined by commas and "and"."""

    def read(self, context: Context, at: int) -> Readings:
        for first, end in context.all(SPEC.read, at):
            after = separator(context, end)
            if after > end:
                yield from ((first + rest, stop) for rest, stop in context.ends(self.read, after))
            yield first, end

    def write(self, writer: Writer, value: tuple[ObjectSpec, ...]) -> str:
        if not value:
            raise Unwritable(value)
        return SPEC.write(writer, value)


class FactSlot:
    """One fact, as in brackets."""

    def read(self, context: Context, at: int) -> Readings:
        yield from FACTS.read(context, at, "finite")

    def write(self, writer: Writer, value: Fact) -> str:
        return FACTS.write(writer, value)


class AfterFact(FactSlot):
    """A fact that may stand right after a name without brackets: only those that begin with a participle."""

    _BEGIN: Final = frozenset(
        {"attached", "enchanting", "equipping", "equipped", "copying", "naming", "choosing", "exiled", "paired", "owned"}
    )

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] in self._BEGIN:
            yield from super().read(context, at)


SPEC: Final = SpecSlot()
SLOTS.update(spec=SPEC, specs=SpecsSlot(), fact=FactSlot(), afterfact=AfterFact())

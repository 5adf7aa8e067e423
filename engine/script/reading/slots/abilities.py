"""Slots for abilities: by order, keyword, words or loyalty cost, and triggers."""

from collections.abc import Iterator
from typing import Any, Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.numbers import BY_ORDINAL, ORDINALS, number_at
from engine.script.reading.slots.things import ObjectSlot, written
from engine.script.values import AbilityRef, ObjectRef
from engine.script.words import ability_names
from engine.script.writing import Writer, joined

_NOUNS: Final = {"ability": False, "abilities": False, "trigger": True, "triggers": True}
_STOP: Final = frozenset({"targeting", "and", "with", "on", "'s", "the", "is", "resolves", "to", "in", "choosing", "cost"})
_OWNER: Final = ObjectSlot(possessive=True)
_OBJECT: Final = ObjectSlot()


class AbilitySlot:
    """An ability; ``bare`` also reads an object alone as its one activated ability."""

    def __init__(self, bare: bool = False) -> None:
        self.bare = bare

    def read(self, context: Context, at: int) -> Readings:
        count = 1
        low, start = context.low, at
        if low[at] in ("each", "all", "both"):
            count, at = 0, at + 1
        elif low[at] in ("the", "that", "this"):
            at += 1
        number = number_at(context, at) if at > start else None
        owned = tuple(self._owned(context, start if count else at, count))
        doubtful = [pair for pair in owned if at > start and _is_everyday(context, at, *pair)]
        yield from (pair for pair in owned if pair not in doubtful)
        if at > start:
            at = at + 1 if number else at
            yield from _unowned(context, at, count)
        yield from doubtful
        if self.bare:
            yield from ((AbilityRef(ref), end) for ref, end in context.all(_OBJECT.read, start))

    def _owned(self, context: Context, at: int, count: int) -> Readings:
        for source, end in context.all(_OWNER.read, at):
            yield from _which(context, end, source, count, owned=True)
        after_article = at + (context.low[at] in ("the", "that"))
        for source, end in context.all(_OBJECT.read, after_article):
            noun = context.low[end]
            if noun in _NOUNS:
                yield AbilityRef(source, trigger=_NOUNS[noun], count=count), end + 1

    def write(self, writer: Writer, value: AbilityRef | ObjectRef) -> str:
        if isinstance(value, ObjectRef):
            return written(writer, value)
        if value.source is not None and value == AbilityRef(value.source) and self.bare:
            return written(writer, value.source)
        return joined(_pieces(writer, value))


def _is_everyday(context: Context, at: int, ability: AbilityRef, end: int) -> bool:
    """Whether its source is one word in small letters that nothing in the text is called: it may say what the ability does."""
    name = ability.source.name if isinstance(ability.source, ObjectRef) else ""
    return bool(name) and end == at + 2 and context.tokens[at].text.islower() and name not in context.scene.names


def _unowned(context: Context, at: int, count: int) -> Readings:
    yield from _which(context, at, None, count, owned=False)


def _which(context: Context, at: int, source: ObjectRef | None, count: int, owned: bool) -> Readings:
    """Ordinal, then loyalty, quoted words, keyword or nothing, then the noun."""
    given: dict[str, Any] = {"source": source, "count": count}
    low = context.low
    if low[at] in BY_ORDINAL:
        given["ordinal"], at = BY_ORDINAL[low[at]], at + 1
    token = context.tokens[at]
    if owned and token.low == "ultimate" and "ordinal" not in given:
        yield AbilityRef(**given, ordinal=-1), at + 1 + (low[at + 1] == "ability")
        return
    if owned and (token.kind == "signed" or token.low == "0"):
        end = at + 1 + (low[at + 1] == "ability")
        yield AbilityRef(**given, loyalty=token.text.upper()), end
        return
    if token.kind == "quote":
        given.update(words=token.text, quoted=True)
        at += 1
    yield from _nouned(context, at, given, owned)


def _nouned(context: Context, at: int, given: dict[str, Any], owned: bool) -> Readings:
    start, low = at, context.low
    while at < context.last and at - start < 4:
        if low[at] in _NOUNS:
            words = " ".join(low[start:at])
            kinds = {"triggered": "", "activated": "", "sac": "sacrifice", "etb": "enters"}
            words = kinds.get(words, words)
            fields = {**given, "words": words} if words else given
            yield AbilityRef(**fields, trigger=_NOUNS[low[at]]), at + 1
            return
        if low[at] in _STOP or context.tokens[at].kind != "word" or "quoted" in given:
            break
        at += 1
    if owned and low[start] in ability_names():
        yield AbilityRef(**given, words=low[start]), start + 1
    if "quoted" in given and owned:
        yield AbilityRef(**given), start
    context.miss(start, '"ability" or "trigger"')


def _pieces(writer: Writer, value: AbilityRef) -> Iterator[str]:
    if value.count == 0:
        yield "each"
    if value.source is None:
        yield "the" if value.count else ""
    else:
        possessive = written(writer, value.source)
        yield possessive if value.count == 0 and not value.ordinal and not value.words else f"{possessive}'s"
    if value.ordinal:
        yield "last" if value.ordinal < 0 else ORDINALS[value.ordinal - 1]
    if value.loyalty:
        yield value.loyalty
        return
    if value.words:
        yield f'"{value.words}"' if value.quoted else value.words
    yield "trigger" if value.trigger else "ability"


ABILITY: Final = AbilitySlot()
"""Abilities said to be abilities or triggers."""

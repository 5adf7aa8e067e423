"""Slots for free words: named cards, choices, keyword names of costs."""

from collections.abc import Iterator
from typing import Any, Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.numbers import BY_ORDINAL, number_at
from engine.script.reading.slots.things import TargetSlot, separator
from engine.script.values import ChoiceFor, Mode, ObjectRef, Words
from engine.script.words import EVERYDAY, ability_names
from engine.script.writing import Unwritable, Writer

_STOP: Final = frozenset(
    {
        ",",
        ")",
        "(",
        "and",
        "with",
        "targeting",
        "for",
        "first",
        "sacrificing",
        "paying",
        "before",
        "then",
        "on",
        "|",
        "discarding",
        "copying",
        "",
        "tapping",
        "as",
        "holding",
        "in",
        "from",
        "to",
        "at",
    }
)
_CHOSEN: Final = frozenset({"exile", "graveyard", "hand", "library", "draw", "life", "damage", "creature", "land", "no"})
_TARGET: Final = TargetSlot()


def words_at(context: Context, at: int, limit: int = 3) -> int:
    """Where a run of plain words ends."""
    end = at
    while (
        end < context.last
        and end - at < limit
        and context.low[end] not in _STOP
        and context.tokens[end].kind in ("word", "pt", "tail", "signed")
    ):
        end += 1
    return end


class CardName:
    """A name: of a card, in quotes, or any words up to the next mark."""

    def read(self, context: Context, at: int) -> Readings:
        token = context.tokens[at]
        if token.kind in ("forced", "quote"):
            yield token.text, at + 1
            return
        for named in context.names.at(context.base + at):
            if not named.many:
                yield named.name, named.end - context.base
        end = words_at(context, at)
        if end > at and not context.names.at(context.base + at):
            yield context.text(at, end), end

    def write(self, writer: Writer, value: str) -> str:
        return f"[[{value}]]"


class ChoiceWords:
    """The words of choices made before the script starts."""

    def read(self, context: Context, at: int) -> Readings:
        if context.tokens[at].kind in ("quote", "forced"):
            yield (context.tokens[at].text,), at + 1
            return
        words = tuple(
            (context.text(at, end), end) for end in range(at + 1, words_at(context, at) + 1) if context.low[end - 1] != "'s"
        )
        for text, end in reversed(words):
            if context.low[end] == "and":
                for more, stop in self.read(context, end + 1):
                    yield (text, *more), stop
            yield (text,), end

    def write(self, writer: Writer, value: tuple[str, ...]) -> str:
        return " and ".join(f'"{word}"' if not word.isalpha() else word for word in value)


class Choice:
    """One thing chosen: a mode, a number, a word, or a thing of the game; also "red for the first token"."""

    def read(self, context: Context, at: int) -> Readings:
        for what, end in self._what(context, at):
            if context.low[end] == "for" and not isinstance(what, Mode):
                for ref, stop in context.all(_TARGET.read, end + 1):
                    if isinstance(ref, ObjectRef):
                        yield ChoiceFor(what, ref), stop
            yield what, end

    def _what(self, context: Context, at: int) -> Iterator[tuple[Any, int]]:
        low = context.low
        if context.tokens[at].kind == "quote":
            yield Mode(words=context.tokens[at].text), at + 1
            return
        yield from _mode(context, at)
        if low[at] in EVERYDAY and context.tokens[at].text == low[at] and low[at] in _CHOSEN:
            yield Words(low[at]), at + 1
        yield from context.all(_TARGET.read, at)
        number = number_at(context, at)
        end = words_at(context, at)
        capital = [context.tokens[n].text[:1].isupper() for n in range(at, end)]
        if number is not None:
            yield Words(low[at]), at + 1
        for stop in range(end, at, -1):
            if stop - at == 1 or not any(capital[: stop - at]):
                yield Words(context.text(at, stop)), stop

    def write(self, writer: Writer, value: Any) -> str:
        if isinstance(value, ChoiceFor):
            return f"{self.write(writer, value.what)} for {_TARGET.write(writer, value.object)}"
        if isinstance(value, Mode):
            return f'"{value.words}"' if value.words else f"mode {value.number}"
        if isinstance(value, Words):
            return value.text
        return _TARGET.write(writer, value)


def _mode(context: Context, at: int) -> Iterator[tuple[Mode, int]]:
    low = context.low
    at += low[at] == "the"
    number = number_at(context, at + 1)
    if low[at] in ("mode", "modes") and number:
        yield Mode(number), at + 2
    if low[at] in BY_ORDINAL and low[at + 1] in ("mode", "option"):
        yield Mode(BY_ORDINAL[low[at]]), at + 2


class Choices:
    """Choices joined by commas and "and"; "modes 1 and 3" and "both modes" are several."""

    def __init__(self) -> None:
        self.item = Choice()

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at : at + 2] == ["both", "modes"]:
            yield (Mode(1), Mode(2)), at + 2
        for first, end in context.all(self.item.read, at):
            yield from self._more(context, (first,), end)

    def _more(self, context: Context, found: tuple[Any, ...], at: int) -> Readings:
        after = separator(context, at)
        number = number_at(context, after)
        if after > at and number and isinstance(found[-1], Mode):
            yield from self._more(context, (*found, Mode(number)), after + 1)
        elif after > at:
            for value, end in context.all(self.item.read, after):
                if context.low[after] not in ("then",):
                    yield from self._more(context, (*found, value), end)
        yield found, at

    def write(self, writer: Writer, value: tuple[Any, ...]) -> str:
        from engine.script.reading.slots.things import listed

        if not value:
            raise Unwritable(value)
        return listed([self.item.write(writer, one) for one in value])


class CostName:
    """The name of a cost: one to three words before "cost"."""

    def read(self, context: Context, at: int) -> Readings:
        end = at
        while end < context.last and end - at < 4:
            if context.low[end] in ("cost", "costs") and end > at:
                yield " ".join(context.low[at:end]), end + 1
                return
            if context.tokens[end].kind != "word" or context.low[end] in _STOP:
                break
            end += 1
        context.miss(at, "the name of a cost, as in flashback cost")

    def write(self, writer: Writer, value: str) -> str:
        if not value:
            raise Unwritable(value)
        return f"{value} cost"


class KeywordName:
    """A keyword ability by name."""

    def read(self, context: Context, at: int) -> Readings:
        for end in (at + 3, at + 2, at + 1):
            if end <= context.last and " ".join(context.low[at:end]) in ability_names():
                yield " ".join(context.low[at:end]), end
                return
        context.miss(at, "a keyword ability")

    def write(self, writer: Writer, value: str) -> str:
        return value


SLOTS.update(
    cardname=CardName(),
    choicewords=ChoiceWords(),
    choice=Choice(),
    choices=Choices(),
    costname=CostName(),
    keyword=KeywordName(),
)

"""Slots for counters of objects and players."""

from typing import Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.listing import Listed
from engine.script.reading.slots.numbers import WORDS, number_at
from engine.script.values import Counters
from engine.script.writing import Writer

_NOUN: Final = frozenset({"counter", "counters"})
_STOP: Final = frozenset({",", ")", "(", "and", "with", "|", ":", "on", "damage", "'s"})


def kind_at(context: Context, at: int) -> tuple[str, int] | None:
    """The kind of counter before the word "counters" (which is the end), and the end after it."""
    words: list[str] = []
    while at < context.last and len(words) < 4:
        low = context.low[at]
        if low in _NOUN:
            return " ".join(words), at + 1
        if low in _STOP:
            return None
        words.append(context.tokens[at].text if context.tokens[at].kind == "pt" else low)
        at += 1
    return None


class CountersSlot:
    """``three charge counters``; ``no counters``."""

    def read(self, context: Context, at: int) -> Readings:
        number = number_at(context, at)
        if number is None and context.low[at] in ("a", "an", "no"):
            number = 0 if context.low[at] == "no" else 1
        kind = kind_at(context, at + 1) if number is not None else None
        if number is not None and kind is not None:
            yield Counters(kind[0], number), kind[1]
        else:
            context.miss(at, "counters, as in three charge counters")

    def write(self, writer: Writer, value: Counters) -> str:
        number = "no" if value.count == 0 else WORDS[value.count] if value.count <= 10 else str(value.count)
        return f"{number} {value.kind} counter{'' if value.count == 1 else 's'}".replace("  ", " ")


class CounterKind:
    """The kind alone, with the closing word "counters"."""

    def read(self, context: Context, at: int) -> Readings:
        kind = kind_at(context, at)
        if kind:
            yield kind
        else:
            context.miss(at, "a kind of counter")

    def write(self, writer: Writer, value: str) -> str:
        return f"{value} counters".strip()


class OneCounterKind(CounterKind):
    """The same in the singular."""

    def write(self, writer: Writer, value: str) -> str:
        return f"{value} counter".strip()


COUNTERS: Final = CountersSlot()
SLOTS.update(counters=COUNTERS, counterlist=Listed(COUNTERS), counterkind=CounterKind(), onecounterkind=OneCounterKind())

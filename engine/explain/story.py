"""The story: the entries of the log that are worth telling, renumbered, each with the one that led to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.explain.ruling import Step
from engine.explain.voice import addressed
from engine.game.events import Entry
from engine.game.status import Tap
from engine.game.triggers import PutTriggerOnStack
from engine.game.turn import BeginStep
from engine.game.zones import Move

_UNTOLD: Final[dict[type, Callable[[Any], bool]]] = {
    Move: lambda event: event.how in ("cast", "destroy", "sacrifice", "discard", "mill", "play", "counter", "fizzle"),
    Tap: lambda event: event.for_cost,
    BeginStep: lambda event: True,
    PutTriggerOnStack: lambda event: True,
}
"""What is not told by itself: another entry says it already, or it says nothing. Its rules go to the entry that led to it."""


def steps(log: Sequence[Entry]) -> tuple[Step, ...]:
    """A step for each entry that is told; its cause is the nearest entry before it that is told too."""
    told = [entry for entry in log if entry.text and not _is_untold(entry)]
    numbers = {entry.n: place for place, entry in enumerate(told, 1)}
    by_n = {entry.n: entry for entry in log}
    rules = _rules(log, by_n, numbers)
    return tuple(
        Step(
            n=numbers[e.n],
            text=addressed(_sentence(e.text)),
            rules=tuple(rules[e.n]),
            cause=_ancestor(e.cause, by_n, numbers),
        )
        for e in told
    )


def _is_untold(entry: Entry) -> bool:
    test = _UNTOLD.get(type(entry.event))
    return test is not None and test(entry.event)


def _rules(log: Sequence[Entry], by_n: dict[int, Entry], numbers: dict[int, int]) -> dict[int, dict[str, None]]:
    """The rules of each entry that is told, with those of what it led to and is not told."""
    found: dict[int, dict[str, None]] = {}
    for entry in log:
        place: int | None = entry.n if entry.n in numbers else entry.cause
        while place is not None and place not in numbers:
            place = by_n[place].cause if place in by_n else None
        if place is not None:
            found.setdefault(place, {}).update(dict.fromkeys(entry.rules))
    return found


def _ancestor(cause: int | None, by_n: dict[int, Entry], numbers: dict[int, int]) -> int | None:
    while cause is not None and cause not in numbers:
        found = by_n.get(cause)
        cause = found.cause if found is not None else None
    return numbers.get(cause) if cause is not None else None


def _sentence(text: str) -> str:
    text = f"{text[:1].upper()}{text[1:]}"
    return text if text.endswith((".", "!", "?")) else f"{text}."

"""The story: the entries of the log that are worth telling, renumbered, each with the one that led to it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain.ruling import Step
from engine.explain.voice import addressed
from engine.game.events import Entry


def steps(log: Sequence[Entry], since: int = 0) -> tuple[Step, ...]:
    """A step for each entry that has a sentence; its cause is the nearest entry before it that is told too."""
    told = [entry for entry in log if entry.n > since and entry.text]
    numbers = {entry.n: place for place, entry in enumerate(told, 1)}
    by_n = {entry.n: entry for entry in log}
    found = [
        Step(n=numbers[e.n], text=addressed(_sentence(e.text)), rules=e.rules, cause=_cause(e, by_n, numbers)) for e in told
    ]
    return tuple(found)


def _cause(entry: Entry, by_n: dict[int, Entry], numbers: dict[int, int]) -> int | None:
    cause = entry.cause
    while cause is not None and cause not in numbers:
        found = by_n.get(cause)
        cause = found.cause if found is not None else None
    return numbers.get(cause) if cause is not None else None


def _sentence(text: str) -> str:
    text = f"{text[:1].upper()}{text[1:]}"
    return text if text.endswith((".", "!", "?")) else f"{text}."

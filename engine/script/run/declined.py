"""Lines of cards that were not understood, where they may matter to the answers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.explain.ruling import Problem
from engine.script.run.run import Run


def doubts(run: Run) -> tuple[Problem, ...]:
    """A problem for each line that was declined, of each card that the script used."""
    found: dict[str, Problem] = {}
    for name, definition in run.library.used.items():
        for line in _lines(definition.declined):
            text = f"{name} has a line that I cannot read yet, so the answer may be wrong: “{line}”"
            found[text] = Problem(kind="card_not_understood", text=text)
    return tuple(found.values())


def _lines(declined: tuple[tuple[str, ...], ...]) -> Iterator[str]:
    for face in declined:
        yield from face

"""Whether the answers hang on an order that the text leaves open: the text is played once more with the reverse of it."""

from __future__ import annotations

from collections.abc import Callable

from engine.game.machine import OutOfSteps
from engine.rulebook import rule
from engine.script.run.defaults import FREELY_ORDERED
from engine.script.run.playing import play
from engine.script.run.run import OutOfTime, Run


def tell_reverse(run: Run, again: Callable[[], Run]) -> None:
    """Add to what was assumed which answers would be others in the reverse order; ``again`` gives a run at its start."""
    if FREELY_ORDERED not in run.assumptions or run.is_over or not any(_counts(answer.kind) for answer in run.answers):
        return
    other = _reversed(again)
    if other is None or other.problems != run.problems or len(other.answers) != len(run.answers):
        return
    pairs = [(a, b) for a, b in zip(run.answers, other.answers, strict=True) if _counts(a.kind) and b.value is not None]
    told = dict.fromkeys(b.text for a, b in pairs if a.value != b.value)
    if told:
        run.assume(_otherwise(told))


@rule("603.3b")
def _otherwise(told: dict[str, None]) -> str:
    return f"In the reverse order: {' '.join(told)}"


def _counts(kind: str) -> bool:
    return kind != "story"


def _reversed(again: Callable[[], Run]) -> Run | None:
    """What comes of the reverse order, None where it takes too long."""
    other = again()
    other.is_reversed = True
    try:
        play(other)
    except (OutOfSteps, OutOfTime):
        return None
    return other

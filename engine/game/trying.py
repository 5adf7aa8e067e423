"""Trying an action on branches, every way that players could choose, to see whether it can be done at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.game.choices import Choice, Undecided
from engine.game.illegal import Illegal
from engine.game.verdict import Reason, Verdict

if TYPE_CHECKING:
    from engine.game.machine import Game

MOST_WAYS = 150
"""How many ways of choosing are tried before giving up."""


class Given:
    """A chooser that gives a list of answers in order and then has no more."""

    def __init__(self, answers: tuple[tuple[Any, ...], ...]) -> None:
        self.left = list(answers)

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """The next answer."""
        return self.left.pop(0) if self.left else None


def possible(game: Game, attempt: Callable[[Game], Any]) -> Verdict:
    """Whether ``attempt``, made on a branch, comes out allowed for some choices; else the reasons of every way that was tried.

    ``attempt`` gives a verdict, or anything else when it was done (the game it gets is its own).
    """
    waiting: list[Iterator[tuple[tuple[Any, ...], ...]]] = [iter([()])]
    against: dict[Reason, None] = {}
    for _ in range(MOST_WAYS):
        answers = _next(waiting)
        if answers is None:
            break
        try:
            result = attempt(game.branch(Given(answers)))
        except Undecided as asked:
            waiting.append(_further(answers, asked.choice))
            continue
        except Illegal as stop:
            result = stop.verdict
        if not isinstance(result, Verdict):
            return Verdict()
        if result:
            return result
        against |= dict.fromkeys(result.reasons)
    return Verdict(reasons=tuple(against))


def _next(waiting: list[Iterator[tuple[tuple[Any, ...], ...]]]) -> tuple[tuple[Any, ...], ...] | None:
    while waiting:
        found = next(waiting[-1], None)
        if found is not None:
            return found
        waiting.pop()
    return None


def _further(answers: tuple[tuple[Any, ...], ...], choice: Choice) -> Iterator[tuple[tuple[Any, ...], ...]]:
    """The answers so far, with each way to answer one more choice."""
    values = [option.value for option in choice.options]
    for size in range(choice.minimum, min(choice.maximum, len(values)) + 1):
        for chosen in combinations(values, size):
            yield (*answers, chosen)

"""Players who decide at random, and players who repeat what was decided."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.game.choices import Choice

MOST = 4
"""The most things that a random player picks where as many as wanted may be picked."""


class RandomPlayers:
    """Answers every choice at random and keeps the answers, as places of the options."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.answers: list[tuple[int, ...]] = []

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """A random legal answer; None where there is nothing to choose from."""
        if not choice.options:
            return None
        most = min(choice.maximum, len(choice.options), max(choice.minimum, MOST))
        if most < choice.minimum:
            return None
        many = self.random.randint(choice.minimum, most)
        places = tuple(self.random.sample(range(len(choice.options)), many))
        self.answers.append(places)
        return tuple(choice.options[place].value for place in places)


class SamePlayers:
    """Gives the answers of an earlier game again, in order."""

    def __init__(self, answers: Sequence[tuple[int, ...]]) -> None:
        self._answers = iter(answers)

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """The answer that was given here before."""
        return tuple(choice.options[place].value for place in next(self._answers)) if choice.options else None

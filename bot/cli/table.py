"""A game in progress as the console holds it: its script, and the ruling that the script gives."""

from collections.abc import Callable

from engine.explain.ruling import OpenChoice, Ruling

_STOPS = frozenset({"not_understood", "unknown_card", "ambiguous", "illegal", "limit"})


class Table:
    """One line more is the longer script asked again; undo is the shorter one. A question is asked and not kept."""

    def __init__(self, rule_on: Callable[[str], Ruling]) -> None:
        self._rule_on = rule_on
        self._rulings = [Ruling(ok=True)]
        self.lines: list[str] = []

    @property
    def open(self) -> tuple[OpenChoice, ...]:
        """The choices that the game waits for."""
        return self._rulings[-1].open

    @property
    def ruling(self) -> Ruling:
        return self._rulings[-1]

    def say(self, line: str) -> Ruling:
        """What this line adds: its answers, its steps, and the problems and choices that it leads to."""
        ruling = self._rule_on("\n".join([*self.lines, line]))
        added = self._added(ruling)
        if not line.rstrip().endswith("?") and not _stopped(ruling):
            self.lines.append(line)
            self._rulings.append(ruling)
        return added

    def choose(self, number: int) -> Ruling | None:
        """Settles the first open choice by its numbered option; None when there is no such option."""
        says = self.open[0].says if self.open else ()
        return self.say(says[number - 1]) if 1 <= number <= len(says) else None

    def undo(self) -> str | None:
        """Takes the last line back and returns it; None when there is none."""
        if not self.lines:
            return None
        self._rulings.pop()
        return self.lines.pop()

    def _added(self, ruling: Ruling) -> Ruling:
        before = self._rulings[-1]
        return Ruling(
            ok=ruling.ok,
            answers=ruling.answers[len(before.answers) :],
            steps=tuple(step for step in ruling.steps if step not in before.steps),
            assumptions=tuple(text for text in ruling.assumptions if text not in before.assumptions),
            open=ruling.open,
            problems=tuple(problem for problem in ruling.problems if problem not in before.problems),
        )


def _stopped(ruling: Ruling) -> bool:
    return any(problem.kind in _STOPS for problem in ruling.problems)

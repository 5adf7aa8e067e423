"""A game in progress as the console holds it: its script, and the ruling that the script gives."""

from collections.abc import Callable

from bot.additions import added, only_asks, refused
from engine.explain.ruling import OpenChoice, Ruling


class Table:
    """One line more is the longer script asked again; undo is the shorter one. A question is asked and not kept."""

    def __init__(self, rule_on: Callable[[str], Ruling]) -> None:
        self._rule_on = rule_on
        self._rulings = [Ruling(ok=True)]
        self.lines: list[str] = []

    @property
    def open(self) -> tuple[OpenChoice, ...]:
        """The choices that the game waits for."""
        return self.ruling.open

    @property
    def ruling(self) -> Ruling:
        """What the script gives as it stands."""
        return self._rulings[-1]

    def say(self, line: str) -> Ruling:
        """What this line adds: its answers, its steps, and the problems and choices that it leads to."""
        since, ruling = self.ruling, self._rule_on("\n".join([*self.lines, line]))
        if not refused(ruling, since) and not only_asks(ruling, since):
            self.lines.append(line)
            self._rulings.append(ruling)
        return added(ruling, since)

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

"""Which rules the tests of a run exercised: those of the functions that did something, and those that rulings cited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct, field

TESTS_KEPT = 5
"""How many tests are named for one rule."""


class Exercised(Struct):
    """The rules of the test that runs now, and the first tests that passed for each rule."""

    test: str = ""
    now: set[str] = field(default_factory=set)
    tests: dict[str, list[str]] = field(default_factory=dict)

    @staticmethod
    @cache
    def of_this_run() -> Exercised:
        """The one record of this process."""
        return Exercised()

    def begin(self, test: str) -> None:
        self.test, self.now = test, set()

    def note(self, numbers: Iterable[str]) -> None:
        self.now.update(numbers)

    def passed(self, test: str) -> None:
        """Keeps what the test exercised. A test that ran in another process is not this one's to keep."""
        if test != self.test:
            return
        for number in self.now:
            kept = self.tests.setdefault(number, [])
            if len(kept) < TESTS_KEPT:
                kept.append(test)

    def lines(self) -> Iterator[str]:
        """``number<TAB>test id``, one pair a line."""
        for number, tests in sorted(self.tests.items()):
            yield from (f"{number}\t{test}\n" for test in tests)


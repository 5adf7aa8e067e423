"""How many times as much or as many."""

from __future__ import annotations

from engine.phrase import Word, says


@says("twice", "three times")
class Times(Word, frozen=True):
    """How many times as many."""

    @property
    def factor(self) -> int:
        """The number."""
        return 2 + self.wording

"""How long permissions last."""

from __future__ import annotations

from engine.game.meaning import Duration
from engine.phrase import Word, says


class HowLong(Word, frozen=True):
    """How long a permission lasts."""

    def means(self) -> Duration | None:
        """The duration; None when it ends with the cards' leaving alone."""
        return None


@says("{until}")
class ForATime(HowLong, frozen=True):
    """For a time."""

    until: Duration

    def means(self) -> Duration | None:
        return self.until


@says(
    "for as long as (that card remains|those cards remain|they remain|it remains) exiled",
    "for as long as (the exiled card remains|the exiled cards remain) exiled",
)
class WhileExiled(HowLong, frozen=True):
    """While the cards are where they are: in another zone they are other objects."""

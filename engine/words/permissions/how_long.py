"""How long permissions last."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
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


class UntilItExilesAnother(Duration, frozen=True):
    """Until the object whose ability it is exiles another card; made, never read."""

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, Move) and event.to is Zone.EXILE and event.by == scope.source


@says("until you exile another card with ~")
class UntilAnother(HowLong, frozen=True):
    """Until the object exiles another card."""

    def means(self) -> Duration | None:
        return UntilItExilesAnother()

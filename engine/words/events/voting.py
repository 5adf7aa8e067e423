"""The event of players having voted."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.voting import FinishedVoting
from engine.words.references.antecedents import Antecedent


@says("players finish voting")
class WhenVoted(EventPattern, frozen=True):
    """All votes of one vote have been cast."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The votes can be counted."""
        return (Antecedent(slot="votes", nature="votes"),)

    @rule("701.38c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {"votes": event.ballots} if isinstance(event, FinishedVoting) else None

"""Replacement effects as clauses: said by a static ability, or begun by an instruction."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.scope import Scope
from engine.phrase import Word, says


class Instead(Word, frozen=True):
    """A clause that says what happens instead of an event."""

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        """The events instead of this one; None when it does not apply."""
        return None


@says("{clause}.")
class ReplacementAbility(Static, frozen=True):
    """A static ability that replaces events."""

    clause: Instead

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return self.clause.replace(game, event, scope)

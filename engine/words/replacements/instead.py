"""Replacement effects as clauses: said by a static ability, or begun by an instruction."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import Word, says


class Instead(Word, frozen=True):
    """A clause that says what happens instead of an event."""

    @property
    def functions_in(self) -> frozenset[Zone]:
        """Where an ability that says this functions."""
        return frozenset({Zone.BATTLEFIELD})

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        """The events instead of this one; None when it does not apply."""
        return None


@says("{clause}.")
class ReplacementAbility(Static, frozen=True):
    """A static ability that replaces events."""

    clause: Instead

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it replaces
        """On the battlefield; anywhere, when it is about what becomes of the object itself."""
        return self.clause.functions_in

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return self.clause.replace(game, event, scope)

"""Enlisting: a creature that attacks has another tapped for its power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id

if TYPE_CHECKING:
    from engine.game.machine import Game


class Enlisted(Event, frozen=True):
    """A creature has enlisted another, as that is tapped; only triggers see it."""

    by: Id
    other: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.by)

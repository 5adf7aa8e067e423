"""Events of day and night."""

from __future__ import annotations

from typing import Any

from engine.game.daytime import SetDaytime
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says("night becomes day", "day becomes night")
class DaytimeTurns(EventPattern, frozen=True):
    """Day becomes night, or the other way round; that it was neither does not count."""

    @rule("731.1a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, SetDaytime) or not event.was:
            return None
        return {} if event.to == ("day", "night")[self.wording] else None

"""Events of permanents changing their status: tapped, untapped, turned face up, transformed."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.status import Tap, Transform, TurnFaceUp, Untap
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject


@says("become{s^} tapped", "become{s^} untapped", "{is/are^} turned face up", "transform{s^}")
class ChangesStatus(EventVerb, frozen=True):
    """Becomes tapped or untapped, is turned face up, or transforms."""

    @rule("603.2e")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        kind = (Tap, Untap, TurnFaceUp, Transform)[self.wording]
        if not isinstance(event, kind) or not subject.match(game, event.object, scope):
            return None
        return {"it": (event.object,)}

"""Creatures that enter tapped because of who played them."""

from __future__ import annotations

import msgspec

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule


@says("creatures played by your opponents enter tapped.")
class PlayedTapped(Static, frozen=True):
    """What opponents cast as a creature spell enters tapped."""

    @rule("614.1d")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or event.how != "resolve" or event.tapped:
            return None
        found = game.object(event.object)
        if found.is_copy or "creature" not in game.characteristics(event.object).types:
            return None
        if game.controller(event.object) not in game.state.opponents(scope.controller):
            return None
        return (msgspec.structs.replace(event, tapped=True),)

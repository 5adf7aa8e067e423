"""A card that goes onto the battlefield where an opponent makes its owner discard it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.replacements.zone_changes import moved
from engine.words.with_counters import WithNumbered


@says(
    "if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield[ {counters}] "
    "instead of putting it into your graveyard."
)
class DiscardedIntoPlay(Static, frozen=True):
    """It is put onto the battlefield under its owner's control; it was discarded all the same."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.HAND})
    counters: WithNumbered | None = None

    @rule("614.1a", "614.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != scope.source or event.how != "discard" or event.to is not Zone.GRAVEYARD:
            return None
        owner = game.object(event.object).owner
        if game.resolving is None or game.resolving.controller not in game.state.opponents(owner):
            return None
        move = msgspec.structs.replace(moved(event, Zone.BATTLEFIELD), controller=owner)
        if self.counters is None:
            return (move,)
        return (msgspec.structs.replace(move, counters=self.counters.counters(game, scope)),)

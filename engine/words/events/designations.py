"""Events of players being designated: the monarch, the initiative, the city's blessing."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.players import Designate
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs


@says("{player} become{s} the monarch", "{player} take{s} the initiative")
class WhenDesignated(PlayerActs, frozen=True):
    """A player becomes the monarch, or takes the initiative."""

    @rule("725.1", "726.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Designate) or not event.on or event.mark != ("monarch", "initiative")[self.wording]:
            return None
        return {"player": (event.player,)} if self.is_them(game, event.player, scope) else None

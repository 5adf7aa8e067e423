"""Events of players being designated: the monarch, the initiative, the city's blessing."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.players import Designate
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs


@says("{player} become{s} the monarch", "{player} take{s} the initiative")
class WhenDesignated(PlayerActs, frozen=True):
    """A player becomes the monarch, or takes the initiative."""

    @rule("725.1", "726.5")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not (self._is_crowned(event), self._takes(event))[self.wording]:
            return None
        player = event.affected(game)
        return {"player": (player,)} if self.is_them(game, player, scope) else None

    @staticmethod
    def _is_crowned(event: Event) -> bool:
        return isinstance(event, Designate) and event.on and event.mark == "monarch"

    @staticmethod
    def _takes(event: Event) -> bool:
        """Also when the player had it already."""
        return isinstance(event, ActionDone) and event.action == "initiative"

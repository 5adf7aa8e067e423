"""What the top card of a library is."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.objects import Predicate


@says("the top card of your library is {what}")
class TopCardIs(Condition, frozen=True):
    """The top card of the controller's library is such a one."""

    what: Predicate

    @rule("401.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self.what.match(game, t, scope) for t in game.state.zone(Zone.LIBRARY, scope.controller)[:1])

"""Conditions about who controlled something that is gone."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.spoken_of import OfKnown


@says("you controlled {thing:one}", "you didn't control {thing:one}")
class YouControlled(OfKnown, Condition, frozen=True):
    """The controller of the ability controlled something as it last was, or did not."""

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        return bool(found) and all(game.controller(t) == scope.controller for t in found) == (self.wording == 0)

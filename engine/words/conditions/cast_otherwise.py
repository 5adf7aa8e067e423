"""Conditions on how something was not cast: "if you didn't cast it from your hand"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.casting import WasCast
from engine.words.references.spoken_of import OfKnown


@says("you didn't cast {thing} from your hand", "you didn't cast {thing}")
class DidNotCast(OfKnown, Condition, frozen=True):
    """The controller of the ability did not cast it (from their hand)."""

    @rule("603.4", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not WasCast(thing=self.thing, wording=1 if self.wording == 0 else 0).holds(game, scope)

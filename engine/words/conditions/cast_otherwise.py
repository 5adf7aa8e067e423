"""Conditions on how something was not cast: "if you didn't cast it from your hand"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.casting import are_cast_by
from engine.words.origins import FromAnybodys, Origin, cast_zone
from engine.words.references.spoken_of import OfKnown


@says("you didn't cast {thing}[ {origin}]")
class DidNotCast(OfKnown, Condition, frozen=True):
    """The controller of the ability did not cast it (from certain zones)."""

    origin: Origin = FromAnybodys()

    @rule("603.4", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        there = all(self.origin.has(cast_zone(game, t), game.object(t).owner, scope) for t in found)
        return not (found and there and are_cast_by(game, found, scope.controller))

"""Counting the colours of an object: "for each of its colors"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.references.possessive import ObjectsOwn


@says("of {whose} colors")
class EachOfItsColors(Countable, frozen=True):
    """Its colours."""

    whose: ObjectsOwn

    @rule("105.2")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(len(game.characteristics(t).colors) for t in self.whose.find(game, scope))

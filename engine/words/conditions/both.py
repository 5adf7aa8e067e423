"""Two conditions of which both must hold: "~ is in your graveyard and you control a Forest"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


class FirstOfTwo(Condition, frozen=True):
    """A condition that can stand before "and" and another one."""


@says("{first} and {second}")
class BothSo(Condition, frozen=True):
    """One and the other."""

    first: FirstOfTwo
    second: Condition

    @rule("608.2c")
    def holds(self, game: Game, scope: Scope) -> bool:
        return self.first.holds(game, scope) and self.second.holds(game, scope)

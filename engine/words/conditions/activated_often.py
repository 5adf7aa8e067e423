"""How often the ability itself was activated this turn."""

from __future__ import annotations

from engine.game.abilities import abilities_of
from engine.game.activating import activated_this_turn
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says, walk
from engine.rulebook import rule


@says("this ability has been activated {n:word} or more times this turn")
class ActivatedOften(Condition, frozen=True):
    """The ability that says so was activated at least so many times."""

    n: int

    @rule("602.2b")
    def holds(self, game: Game, scope: Scope) -> bool:
        own = [a for a in abilities_of(game, scope.source).activated if any(word == self for word in walk(a))]
        return sum(ability in own for ability in activated_this_turn(game, scope.source)) >= self.n

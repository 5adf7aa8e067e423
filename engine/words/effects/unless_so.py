"""Instructions that are carried out unless something is so."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.sentences import Core, Sentence


@says("{core} unless {condition}")
class UnlessSo(Sentence, frozen=True):
    """Something happens unless a condition holds."""

    core: Core
    condition: Condition

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        if not self.condition.holds(game, scope):
            self.core.happen(game, scope)

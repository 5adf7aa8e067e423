"""What is done and, joined to it, that something that would die is exiled; two things done each for its own reason."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.instead import ExileIfItDies
from engine.words.sentences import Core, Sentence


@says("{first}, and {then}", "{first} and {then}")
class AndExiledIfItDies(Core, frozen=True):
    """Both of them."""

    first: FullClause
    then: ExileIfItDies

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        self.first.happen(game, scope)
        self.then.happen(game, scope)


@says("{first} if {reason}, and {second} if {other}")
class EachForItsReason(Sentence, frozen=True):
    """One thing if something is so, and another if something else is."""

    first: FullClause
    reason: Condition
    second: FullClause
    other: Condition

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for clause, condition in ((self.first, self.reason), (self.second, self.other)):
            if condition.holds(game, scope):
                clause.happen(game, scope)

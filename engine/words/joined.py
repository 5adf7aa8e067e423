"""Three clauses in one sentence, each with a subject of its own."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import Clause, FullClause
from engine.words.sentences import Core


@says("{first}, {second}, then {third}", "{first}, {second}, and {third}")
class JoinedInThree(Core, frozen=True):
    """Three clauses, carried out in order."""

    first: Clause
    second: FullClause
    third: FullClause

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for clause in (self.first, self.second, self.third):
            clause.happen(game, scope)

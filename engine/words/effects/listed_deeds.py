"""Several things to do in a row before a clause with a subject of its own: "draw a card, scry 1, and you gain 1 life"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause, PlayerStep
from engine.words.sentences import Core


@says("{verbs:comma}, and {last}")
class SeveralAnd(Core, frozen=True):
    """What the controller does, in order, and one thing more that is said of somebody."""

    verbs: tuple[PlayerStep, ...]
    last: FullClause

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for verb in self.verbs:
            verb.act(game, scope, (scope.controller,))
        self.last.happen(game, scope)

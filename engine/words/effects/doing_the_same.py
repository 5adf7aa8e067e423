"""What others do as you did: "you draw a card. Each opponent does the same."."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.clauses import PlayersDo, YouDo
from engine.words.references.players import You
from engine.words.references.possessive import Your
from engine.words.sentences import Sentence, Simple


@says("{first}. {others} do{es} the same")
class DoTheSame(Sentence, frozen=True):
    """Other players do what the controller of the ability did."""

    first: Simple
    others: PlayerReference

    def __post_init__(self) -> None:
        clause = self.first.clause
        if isinstance(clause, PlayersDo) and not isinstance(clause.subject, You):
            raise Unfit
        if not isinstance(clause, YouDo | PlayersDo) or any(isinstance(w, You | Your) for w in walk(clause.phrase)):
            raise Unfit  # what is yours is not theirs

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        self.first.happen(game, scope)
        clause = self.first.clause
        if isinstance(clause, YouDo | PlayersDo):
            clause.phrase.act(game, scope, self.others.find(game, scope))

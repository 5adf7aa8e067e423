"""What an ability does the first, the second and the third time that it resolves in a turn."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.sentences import Body, IfAfter, Sentence
from engine.words.tallies import TimeResolved


@says("if it's the {n:ordinal} time, {sentence}.")
class NextTime(Word, frozen=True):
    """What is done a later time."""

    n: int
    sentence: Sentence


@says("{first}. {later:space+}")
class ByTimesResolved(Body, frozen=True):
    """Something for each time that the ability resolves, counted from the first of the turn."""

    first: IfAfter
    later: tuple[NextTime, ...]

    def __post_init__(self) -> None:
        counted = self.first.condition
        if not isinstance(counted, TimeResolved) or counted.n != 1:
            raise Unfit
        if tuple(time.n for time in self.later) != tuple(range(2, len(self.later) + 2)):
            raise Unfit

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        self.first.happen(game, scope)
        for time in self.later:
            if TimeResolved(n=time.n).holds(game, scope):
                time.sentence.happen(game, scope)

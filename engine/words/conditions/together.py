"""What several objects spoken of have together."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.comparisons import Bound, Quality


@says("{those:many} have total {quality} {bound}")
class HaveTotal(Condition, frozen=True):
    """A quality of all of them, added up, is within a bound."""

    those: ObjectReference
    quality: Quality
    bound: Bound

    def __post_init__(self) -> None:
        if not self.those.refers:
            raise Unfit

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        total = sum(self.quality.of(game, t) or 0 for t in self.those.find(game, scope))
        return self.bound.keeps(total, game, scope)

"""What X has to be, said after an ability that has X in its cost."""

from __future__ import annotations

from engine.game.actions import ActivateAbility
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Word, rewrite, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.limits import Limit
from engine.words.references.players import AnOpponent
from engine.words.references.pronouns import ThatPlayer


@says("X is {amount}.")
class XIs(Limit, frozen=True):
    """X is a described amount, and no other."""

    amount: Quantity

    @rule("107.3c")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        must = self._counts(game, Scope.of(action.source, player))
        if None in must or action.x is None or action.x in must:
            return ALLOWED
        return forbidden(f"X is {' or '.join(map(str, must))} for that ability of {game.name(action.source)}.")

    def _counts(self, game: Game, scope: Scope) -> tuple[int | None, ...]:
        """What it can be: "an opponent" is one of them, whichever is chosen."""
        amount: Quantity = rewrite(self.amount, _one_opponent)
        counts = (amount.count(game, scope.for_each(p)) for p in game.state.opponents(scope.controller))
        return tuple(dict.fromkeys(counts)) or (self.amount.count(game, scope),)


def _one_opponent(word: Word) -> Word:
    return ThatPlayer(slot="each") if isinstance(word, AnOpponent) else word

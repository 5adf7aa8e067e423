"""Whether a player has committed a crime this turn."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import BecomeTarget
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.this_turn import Deed
from engine.words.events.crimes import is_theirs


@says("committed a crime")
class CommittedACrime(Deed, frozen=True):
    """Targeting an opponent, or something of theirs, with a spell or ability of one's own that is no copy."""

    @rule("700.13")
    def done(self, game: Game, player: Id, scope: Scope) -> int:
        aimed = (e for e in game.state.history if isinstance(e, BecomeTarget) and game.controller(e.of) == player)
        return sum(is_theirs(game, e.target, player) for e in aimed if not self._is_copy(game, e.of))

    def _is_copy(self, game: Game, thing: Id) -> bool:
        stacked = game.object(thing).stacked
        return stacked is not None and stacked.is_copy

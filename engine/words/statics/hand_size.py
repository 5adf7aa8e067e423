"""A maximum hand size that is set to a number."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Number


@says("your maximum hand size is {number}.")
class MaximumHandSizeIs(Static, frozen=True):
    """The controller's maximum hand size is a number."""

    number: Number

    @rule("402.2")
    def hand_size(self, game: Game, player: Id, most: int | None, scope: Scope) -> int | None:
        """The maximum hand size of a player, given what it was; None for no maximum."""
        return self.number.n if player == scope.controller else most

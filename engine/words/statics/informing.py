"""What players see or may begin with: lines that change nothing in a game that is under way."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says


@says(
    "play with the top card of your library revealed.",
    "players play with the top card of their libraries revealed.",
    "players play with their hands revealed.",
    "your opponents play with their hands revealed.",
    "play with your hand revealed.",
)
class Revealed(Static, frozen=True):
    """Cards that are revealed where they are; what they are is known to the scenario anyway."""

    def shows_hand(self, game: Game, player: Id, scope: Scope) -> bool:
        """Whether this player's hand is revealed."""
        mine = player == scope.controller
        return (False, False, True, player in game.state.opponents(scope.controller), mine)[self.wording]


@says("you may begin the game with (it|~) on the battlefield")
class BeginsWithIt(Word, frozen=True):
    """What may be done with a card of the opening hand."""


@says("if ~ is in your opening hand, {begins}.")
class BeginsInPlay(Static, frozen=True):
    """Something to be chosen before the game begins, which is long over."""

    begins: BeginsWithIt

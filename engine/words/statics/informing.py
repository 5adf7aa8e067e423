"""What players see or may begin with: lines that change nothing in a game that is under way."""

from __future__ import annotations

from typing import Final

from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says, template_of


@says("play with the top card of your library revealed.", "players play with the top card of their libraries revealed.")
class TopCardsRevealed(Static, frozen=True):
    """Top cards that are revealed; what they are is known to the scenario anyway."""


_HANDS: Final = {
    "players play with their hands revealed.": "players",
    "your opponents play with their hands revealed.": "opponents",
    "play with your hand revealed.": "you",
}
"""Whose hands are revealed."""


@says(*_HANDS)
class HandsRevealed(Static, frozen=True):
    """Hands that are revealed."""

    def shows_hand(self, game: Game, player: Id, scope: Scope) -> bool:
        """Whether this player's hand is revealed."""
        you = scope.controller
        meant = {"players": game.state.order(), "opponents": game.state.opponents(you), "you": [you]}
        return player in meant[_HANDS[template_of(self)]]


@says("you may begin the game with (it|~) on the battlefield")
class BeginsWithIt(Word, frozen=True):
    """What may be done with a card of the opening hand."""


@says("if ~ is in your opening hand, {begins}.")
class BeginsInPlay(Static, frozen=True):
    """Something to be chosen before the game begins, which is long over."""

    begins: BeginsWithIt

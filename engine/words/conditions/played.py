"""Conditions on what was played this turn."""

from __future__ import annotations

from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.special import Play
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.playing import played
from engine.words.filters.description import ObjectFilter


def played_this_turn(game: Game, scope: Scope) -> list[Play | Cast]:
    """What the controller played or cast this turn, in order."""
    return [e for e in game.state.history if isinstance(e, Play | Cast) and e.player == scope.controller]


@says("you didn't play a(n) {cards} this turn")
class DidNotPlay(Condition, frozen=True):
    """The controller played no such card this turn: lands are played, other cards are played and cast."""

    cards: ObjectFilter

    def __post_init__(self) -> None:
        if self.cards.plural or not {"card", "land"} & self.cards.nouns():
            raise Unfit

    @rule("305.1", "701.18a")
    def holds(self, game: Game, scope: Scope) -> bool:
        any_card = "card" in self.cards.nouns()
        done = [e for e in played_this_turn(game, scope) if any_card or isinstance(e, Play)]
        return not any(self.cards.match(game, card, scope) for e in done if (card := played(game, e)) is not None)


@says("you've played a land or cast a spell this turn from anywhere other than your hand")
class PlayedFromElsewhere(Condition, frozen=True):
    """The controller played a land or cast a spell this turn, not from the hand."""

    @rule("305.1", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        for event in played_this_turn(game, scope):
            card = played(game, event)
            found = game.object(card) if card is not None else None
            if found is not None and (found.stacked.cast_from if found.stacked is not None else found.zone) is not Zone.HAND:
                return True
        return False


@says("it wasn't the first land you played this turn")
class NotFirstLand(Condition, frozen=True):
    """The controller played more lands than one this turn."""

    @rule("305.2")
    def holds(self, game: Game, scope: Scope) -> bool:
        return sum(isinstance(e, Play) for e in played_this_turn(game, scope)) > 1

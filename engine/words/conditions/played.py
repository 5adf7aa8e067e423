"""Conditions on what was played this turn."""

from __future__ import annotations

from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.special import Play
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import SpokenOf, present
from engine.words.events.playing import played
from engine.words.filters.comparisons import Bound
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.history import damage_this_turn


def played_this_turn(game: Game, scope: Scope) -> list[Play | Cast]:
    """What the controller played or cast this turn, in order."""
    return [e for e in game.state.history if isinstance(e, Play | Cast) and e.player == scope.controller]


@says("you didn't play a(n) {cards} this turn")
class DidNotPlay(Condition, frozen=True):
    """The controller played no such card this turn: lands are played, other cards are played and cast."""

    cards: ObjectFilter

    def __post_init__(self) -> None:
        if not {"card", "land"} & self.cards.nouns():
            raise Unfit

    @rule("305.1", "701.18a")
    def holds(self, game: Game, scope: Scope) -> bool:
        any_card = "card" in self.cards.nouns()
        done = [e for e in played_this_turn(game, scope) if any_card or isinstance(e, Play)]
        return not any(self.cards.match(game, card, scope) for e in done if (card := played(game, e)) is not None)


@says("played a land or cast a spell", "cast a spell or played a land")
class PlayedOrCast(Word, frozen=True):
    """What was done."""


@says("you've {done} this turn from anywhere other than your hand")
class PlayedFromElsewhere(Condition, frozen=True):
    """The controller played a land or cast a spell this turn, not from the hand."""

    done: PlayedOrCast

    @rule("305.1", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        for event in played_this_turn(game, scope):
            card = played(game, event)
            found = game.object(card) if card is not None else None
            if found is None:
                continue
            zone = found.stacked.cast_from if found.stacked is not None else found.zone
            if zone is not Zone.HAND or found.owner != scope.controller:
                return True
        return False


@says("it wasn't the first land you played this turn")
class NotFirstLand(Condition, frozen=True):
    """The controller played more lands than one this turn."""

    @rule("305.2")
    def holds(self, game: Game, scope: Scope) -> bool:
        return sum(isinstance(e, Play) for e in played_this_turn(game, scope)) > 1


@says("you played a land this turn")
class PlayedALand(Condition, frozen=True):
    """The controller played a land this turn."""

    @rule("305.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(isinstance(e, Play) for e in played_this_turn(game, scope))


@says("you haven't (played|cast) {thing}", "(the player|that player) hasn't (played|cast) {thing}", "any of {thing} remain exiled")
class IsStillNotPlayed(Condition, frozen=True):
    """A card that was spoken of was not played: it still is where it could have been played from."""

    thing: SpokenOf

    @rule("400.7")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(present(game, scope, self.thing.find(game, scope)))


@says("an opponent was dealt {bound} damage this turn")
class OpponentWasDealtSoMuch(Condition, frozen=True):
    """The damage that an opponent was dealt this turn is within a bound."""

    bound: Bound

    @rule("608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        dealt = list(damage_this_turn(game))
        sums = (sum(e.amount for e in dealt if e.recipient == p) for p in game.state.opponents(scope.controller))
        return any(n and self.bound.keeps(n, game, scope) for n in sums)


@says("a library has {bound} cards in it")
class ALibraryHas(Condition, frozen=True):
    """The number of cards in some library is within a bound."""

    bound: Bound

    @rule("401.3")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self.bound.keeps(len(game.state.zone(Zone.LIBRARY, p)), game, scope) for p in game.state.order())


@says("{number} or more {things:many} are on the battlefield")
class ManyOnTheBattlefield(Condition, frozen=True):
    """There are at least so many such things."""

    number: Numeral
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return len(candidates(game, self.things, scope)) >= (self.number.count(game, scope) or 0)

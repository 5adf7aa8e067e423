"""Conditions about players: life, cards in hand, whose turn it is."""

from __future__ import annotations

from typing import ClassVar, Final

from engine.game.daytime import DAYTIME
from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says, template_of
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.conditions.both import FirstOfTwo
from engine.words.conditions.counters import FewerThan
from engine.words.filters.comparisons import Bound
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.players import EachOtherPlayer, You
from engine.words.the_difference import SPOKEN_OF, compare, is_one


@says("{player} {has/have} {bound} life")
class HasLife(FirstOfTwo, frozen=True):
    """A player's life total is within a bound."""

    player: PlayerReference
    bound: Bound

    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.player.find(game, scope)
        return any(self.bound.keeps(game.state.players[p].life, game, scope) for p in found)


@says("{player} {has/have} no cards in hand")
class HasNoHand(FirstOfTwo, frozen=True):
    """A player's hand is empty."""

    player: PlayerReference

    def holds(self, game: Game, scope: Scope) -> bool:
        return any(not game.state.zone(Zone.HAND, p) for p in self.player.find(game, scope))


@says("{player} {has/have} {bound} cards in hand")
class HasHand(FirstOfTwo, frozen=True):
    """The number of cards in a player's hand is within a bound."""

    player: PlayerReference
    bound: Bound

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much is missing can be spoken of."""
        return SPOKEN_OF if isinstance(self.bound, FewerThan) and is_one(self.player) else ()

    def holds(self, game: Game, scope: Scope) -> bool:
        hands = [len(game.state.zone(Zone.HAND, p)) for p in self.player.find(game, scope)]
        if isinstance(self.bound, FewerThan):
            compare(scope, hands[0] if hands else None, self.bound.amount.count(game, scope))
        return any(self.bound.keeps(n, game, scope) for n in hands)


@says("it's your turn", "it's not your turn")
class YourTurn(FirstOfTwo, frozen=True):
    """Whether it is the controller's turn."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return game.state.is_active(scope.controller) == (self.wording == 0)


@says("{player} {has/have} {number} or more poison counters")
class HasPoison(FirstOfTwo, frozen=True):
    """A player has at least a number of poison counters."""

    player: PlayerReference
    number: Numeral

    def holds(self, game: Game, scope: Scope) -> bool:
        n = self.number.count(game, scope) or 0
        return any(game.state.players[p].counters.get("poison", 0) >= n for p in self.player.find(game, scope))


@says("you're the monarch", "you have the city's blessing", "you have the initiative")
class Designated(Condition, frozen=True):
    """The controller has a designation."""

    def holds(self, game: Game, scope: Scope) -> bool:
        mark = ("monarch", "city's blessing", "initiative")[self.wording]
        return mark in game.state.players[scope.controller].marks


@says("you have {number} or more opponents")
class ManyOpponents(Condition, frozen=True):
    """The controller has at least a number of opponents."""

    number: Numeral

    def holds(self, game: Game, scope: Scope) -> bool:
        return len(game.state.opponents(scope.controller)) >= (self.number.count(game, scope) or 0)


@says("{player} {has/have} more life than {other}", "{player} {has/have} less life than {other}")
class LifeCompared(Condition, frozen=True):
    """A player has more, or less, life than another."""

    player: PlayerReference
    other: PlayerReference

    def __post_init__(self) -> None:
        if isinstance(self.other, EachOtherPlayer) and not isinstance(self.player, You):
            raise Unfit  # others than that player are meant

    def holds(self, game: Game, scope: Scope) -> bool:
        lives = [game.state.players[p].life for p in self.other.find(game, scope)]
        mine = [game.state.players[p].life for p in self.player.find(game, scope)]
        if self.wording == 0:
            return any(a > b for a in mine for b in lives)
        return any(a < b for a in mine for b in lives)


@says("{player} {has/have} more cards in hand than {other}")
class HandsCompared(Condition, frozen=True):
    """A player has more cards in hand than another."""

    player: PlayerReference
    other: PlayerReference

    def __post_init__(self) -> None:
        if isinstance(self.other, EachOtherPlayer) and not isinstance(self.player, You):
            raise Unfit  # others than that player are meant

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many more can be spoken of."""
        return SPOKEN_OF if is_one(self.player, self.other) else ()

    def holds(self, game: Game, scope: Scope) -> bool:
        theirs = [len(game.state.zone(Zone.HAND, p)) for p in self.other.find(game, scope)]
        mine = [len(game.state.zone(Zone.HAND, p)) for p in self.player.find(game, scope)]
        compare(scope, *((mine[0], theirs[0]) if mine and theirs else (None, None)))
        return any(a > b for a in mine for b in theirs)


@says("{player} {has/have} {bound} cards in (their|your) graveyard")
class HasGraveyard(Condition, frozen=True):
    """The number of cards in a player's graveyard is within a bound."""

    player: PlayerReference
    bound: Bound

    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.player.find(game, scope)
        return any(self.bound.keeps(len(game.state.zone(Zone.GRAVEYARD, p)), game, scope) for p in found)


@says("it's your main phase", "it's your upkeep", "it's an opponent's turn")
class Moment(Condition, frozen=True):
    """It is a certain part of a certain player's turn."""

    def holds(self, game: Game, scope: Scope) -> bool:
        turn = game.state.turn
        mine = game.state.is_active(scope.controller)
        return (mine and "main" in turn.step, mine and turn.step == "upkeep", not mine)[self.wording]


_DAYTIMES: Final = {
    "it's night": "night",
    "it's day": "day",
    "it's neither day nor night": None,
    "it's nighttime": "night",
    "it's daytime": "day",
}
"""What each wording says of day and night."""


@says(*_DAYTIMES)
class DayOrNight(Condition, frozen=True):
    """It is day, night, or neither."""

    @rule("731.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return game.state.marks.get(DAYTIME) == _DAYTIMES[template_of(self)]


@says("your life total is {bound}")
class LifeTotalIs(Condition, frozen=True):
    """The controller's life total is within a bound."""

    bound: Bound

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(game.state.players[scope.controller].life, game, scope)


@says("it's their turn", "it's not their turn", "it's that player's turn", "it isn't that player's turn")
class TheirTurn(Condition, frozen=True):
    """It is the turn of the player spoken of, or it is not."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    def holds(self, game: Game, scope: Scope) -> bool:
        return any(game.state.is_active(p) for p in bound(game, scope, self.slot)) is (self.wording % 2 == 0)

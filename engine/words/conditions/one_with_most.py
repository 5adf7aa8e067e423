"""The one player who has more of something than every other: "if a player has more life than each other player, ..."."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.players import AnyPlayer
from engine.words.references.pronouns import ThatPlayer


class Having(Word, frozen=True):
    """What players have so much of."""

    def many(self, game: Game, scope: Scope) -> dict[Id, int]:
        """How much each player has."""
        return {}

    @rule("102.1")
    def foremost(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The player who has more than every other; () when there is none."""
        many = self.many(game, scope)
        most = [p for p, n in many.items() if n == max(many.values())]
        return tuple(most) if len(most) == 1 else ()


@says("controls more {things:many} than each other player", "who controls the most {things:many}")
class Controlling(Having, frozen=True):
    """Permanents that fit."""

    things: ObjectFilter

    def many(self, game: Game, scope: Scope) -> dict[Id, int]:
        having = [game.controller(t) for t in candidates(game, self.things, scope)]
        return {p: having.count(p) for p in game.state.order()}


@says("has more life than each other player", "with the most life")
class Life(Having, frozen=True):
    """Life."""

    def many(self, game: Game, scope: Scope) -> dict[Id, int]:
        return {p: game.state.players[p].life for p in game.state.order()}


@says("has more cards in hand than each other player", "who has the most cards in hand")
class CardsInHand(Having, frozen=True):
    """Cards in hand."""

    def many(self, game: Game, scope: Scope) -> dict[Id, int]:
        return {p: len(game.state.zone(Zone.HAND, p)) for p in game.state.order()}


@says("{player} {having}")
class OneHasMost(Condition, frozen=True):
    """Some player, or the one spoken of, has more than every other."""

    player: PlayerReference
    having: Having

    def __post_init__(self) -> None:
        if self.having.wording or not isinstance(self.player, AnyPlayer | ThatPlayer):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        players = self.player.find(game, scope)
        return any(p in players for p in self.having.foremost(game, scope))


@says("you have the most life or are tied for most life")
class YouHaveMost(Condition, frozen=True):
    """Nobody has more life than the controller of the ability."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return scope.controller in richest(game)


@says("no opponent has more life than {player}")
class NoOpponentHasMore(Condition, frozen=True):
    """No opponent of the controller of the ability has more life than the player spoken of."""

    player: ThatPlayer

    @rule("119.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        lives = [game.state.players[p].life for p in game.state.opponents(scope.controller)]
        return all(n <= game.state.players[p].life for p in self.player.find(game, scope) for n in lives)


@rule("119.1")
def richest(game: Game) -> tuple[Id, ...]:
    """The players than whom nobody has more life."""
    lives = {p: game.state.players[p].life for p in game.state.order()}
    return tuple(p for p, n in lives.items() if n == max(lives.values()))


@says("the player {having}")
class TheForemost(PlayerReference, frozen=True):
    """The player who has more than every other; nobody, where several have the most."""

    having: Having

    def __post_init__(self) -> None:
        if not self.having.wording:
            raise Unfit

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.having.foremost(game, scope)

"""Gaining and losing life."""

from __future__ import annotations

from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity


@says("gain{s^} {amount} life")
class Gain(PlayerVerb, frozen=True):
    """Gain life."""

    amount: Numeral

    @rule("119.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        game.happen(*(GainLife(player=p, amount=n, source=scope.source) for p in players))


@says("gain{s^} life equal to {amount}")
class GainEqual(PlayerVerb, frozen=True):
    """Gain life equal to something."""

    amount: Quantity

    @rule("119.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        game.happen(*(GainLife(player=p, amount=n, source=scope.source) for p in players))


@says("lose{s^} {amount} life")
class Lose(PlayerVerb, frozen=True):
    """Lose life."""

    amount: Numeral

    @rule("119.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        game.happen(*(LoseLife(player=p, amount=n, source=scope.source) for p in players))


@says("lose{s^} life equal to {amount}")
class LoseEqual(PlayerVerb, frozen=True):
    """Lose life equal to something."""

    amount: Quantity

    @rule("119.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        game.happen(*(LoseLife(player=p, amount=n, source=scope.source) for p in players))

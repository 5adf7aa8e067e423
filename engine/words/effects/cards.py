"""Cards in hands and libraries: drawing and milling."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones import Draw, Mill, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral


@says("draw{s^} {amount} card{s}")
class DrawCards(PlayerVerb, frozen=True):
    """Draw cards, one at a time."""

    amount: Numeral

    @rule("121.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            for _ in range(self.amount.count(game, scope.for_each(player)) or 0):
                game.happen(Draw(player=player, by=scope.source))


@says("mill{s^} {amount} card{s}")
class MillCards(PlayerVerb, frozen=True):
    """Put cards from the top of the library into the graveyard."""

    amount: Numeral

    @rule("701.17a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            many = self.amount.count(game, scope.for_each(player)) or 0
            game.happen(*(Mill(player=player, object=t, by=scope.source) for t in top_cards(game, player, many)))

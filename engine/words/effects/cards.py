"""Cards in hands and libraries: drawing, discarding, milling."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Discard, Draw, Mill
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


@says("discard{s^} {amount} card{s}")
class DiscardCards(PlayerVerb, frozen=True):
    """Discard cards of the player's choice."""

    amount: Numeral

    @rule("701.9a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen = [(p, t) for p in players for t in self._choice(game, scope, p)]
        game.happen(*(Discard(player=p, object=t, by=scope.source) for p, t in chosen))

    def _choice(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        many = self.amount.count(game, scope.for_each(player)) or 0
        hand = [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player)]
        return game.choose(player, "discard", hand, minimum=many, maximum=many, about=scope.source)


@says("mill{s^} {amount} card{s}")
class MillCards(PlayerVerb, frozen=True):
    """Put cards from the top of the library into the graveyard."""

    amount: Numeral

    @rule("701.17a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            many = self.amount.count(game, scope.for_each(player)) or 0
            top = game.state.zone(Zone.LIBRARY, player)[:many]
            game.happen(*(Mill(player=player, object=t, by=scope.source) for t in top))

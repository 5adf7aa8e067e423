"""Exiling one thing from a hand or from the battlefield."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule


@says("exile{s^} a card from (their|your) hand or a permanent (they|you) control")
class ExileFromHandOrControl(PlayerVerb, frozen=True):
    """Each player chooses a card of their hand or a permanent of theirs; then all of them are exiled."""

    @rule("101.4", "608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen = [t for player in players for t in self._chosen(game, scope, player)]
        game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in chosen))

    @staticmethod
    def _chosen(game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        own = [o.id for o in game.state.battlefield() if game.controller(o.id) == player and not o.is_phased_out]
        options = [(t, game.name(t)) for t in (*game.state.zone(Zone.HAND, player), *own)]
        return tuple(game.choose(player, "exile", options, about=scope.source, prompt="What is exiled?")) if options else ()

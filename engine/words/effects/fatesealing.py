"""Fatesealing: looking at the top of an opponent's library and putting any of it on the bottom."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones import top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.looking import Looks


@says("fateseal{s^} {amount}")
class Fateseal(Looks, frozen=True):
    """Look at the top cards of an opponent's library, put any of them on the bottom."""

    kind: ClassVar[str] = "fateseal"

    @rule("701.29a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = self.amount.count(game, scope) or 0
        for player in players if many > 0 else ():
            options = [(p, game.name(p)) for p in game.state.opponents(player)]
            other = game.choose_one(player, "opponent", options, about=scope.source, prompt="Whose library?")
            if other is not None:
                self._put(game, scope, player, top_cards(game, other, many))

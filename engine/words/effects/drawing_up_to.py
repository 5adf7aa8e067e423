"""Drawing as many cards as wanted, up to a number."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.cards import DRAWN, can_draw, draw
from engine.words.references.antecedents import Antecedent


@says("draw{s^} up to {amount} cards")
class DrawUpTo(PlayerVerb, frozen=True):
    """Each player says how many, in turn order, and then draws them."""

    amount: Numeral

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were drawn can be asked."""
        return (Antecedent(slot=DRAWN, nature=DRAWN),)

    @rule("121.2", "107.1c", "101.4")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = {p: self._wanted(game, scope.for_each(p), p) for p in players}
        for player, number in many.items():
            draw(game, scope, player, number)

    def _wanted(self, game: Game, scope: Scope, player: Id) -> int:
        most = self.amount.count(game, scope) or 0
        options = [(n, str(n)) for n in range(most + 1) if can_draw(game, player, n)]
        return int(game.choose_one(player, "number", options, about=scope.source, prompt="How many cards are drawn?") or 0)

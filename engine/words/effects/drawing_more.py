"""Drawing some cards more, or fewer, than a number that was spoken of."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number, ThatMany
from engine.words.effects.cards import DRAWN, draw
from engine.words.references.antecedents import Antecedent


@says("draw{s^} {amount} cards plus {other}", "draw{s^} {amount} cards minus {other}")
class DrawMoreOrFewer(PlayerVerb, frozen=True):
    """That many and some more, or some fewer, but never fewer than none."""

    amount: ThatMany
    other: Number

    def __post_init__(self) -> None:
        if self.other.form != "word":
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were drawn can be asked."""
        return (Antecedent(slot=DRAWN, nature=DRAWN),)

    @rule("121.2", "107.1b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        change = self.other.n if self.wording == 0 else -self.other.n
        many = {p: (self.amount.count(game, scope.for_each(p)) or 0) + change for p in players}
        for player, number in many.items():
            draw(game, scope, player, max(0, number))

"""The rest of cards that were exiled until one was found."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import TURNED_OVER, bound
from engine.words.references.cards import TheRest


@says("the rest of those exiled cards", "the rest of the exiled cards")
class TheRestExiled(TheRest, frozen=True):
    """Those of the exiled cards that nothing was done with, but for the one that was found."""

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = bound(game, scope, self.slot.removesuffix(TURNED_OVER)) if self.slot.endswith(TURNED_OVER) else ()
        kept = {scope.now(t) for t in found}
        return tuple(t for t in super().find(game, scope) if scope.now(t) not in kept)

"""As much mana as was spoken of: "add that much {C}"."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.machine import Game
from engine.game.mana import ManaVerb
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.amounts import ThatMany
from engine.words.effects.mana.fixed import Symbols, times


@says("add{s^} {amount} {mana}")
class AddThatMuch(ManaVerb, frozen=True):
    """The same mana as often as a number says that was spoken of."""

    amount: ThatMany
    mana: Symbols

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return (self.mana.types * times(self.amount, game, scope),)

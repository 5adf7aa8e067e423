"""Power, toughness and mana value that are odd, or even."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.words.filters.base import Qualifier
from engine.words.filters.comparisons import Quality


@says("an odd", "an even")
class Parity(Word, frozen=True):
    """Odd or even."""

    def has(self, n: int) -> bool:
        """Whether a number is so."""
        return n % 2 == 1 - self.wording


@says("with {parity} {quality}")
class WithParity(Qualifier, frozen=True):
    """With a power, toughness or mana value that is odd, or even."""

    parity: Parity
    quality: Quality

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        n = self.quality.of(game, thing)
        return n is not None and self.parity.has(n)

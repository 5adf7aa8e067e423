"""How many spells anybody cast this turn."""

from __future__ import annotations

from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.filters.adjectives import Other
from engine.words.filters.description import Description


@says("the number of {spells} cast this turn")
class SpellsCastThisTurn(Quantity, frozen=True):
    """The number of spells that fit."""

    spells: Description

    def __post_init__(self) -> None:
        others = any(isinstance(a, Other) for a in self.spells.adjectives)
        if not self.spells.plural or "spell" not in self.spells.nouns() or others:
            raise Unfit

    @rule("601.2i")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(isinstance(e, Cast) and self.spells.match(game, e.spell, scope) for e in game.state.history)

"""One or more things, as a player chooses."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.references.antecedents import MANY, Antecedent
from engine.words.references.chosen import Chosen


@says("one or more {things:many}")
class OneOrMoreOf(Chosen, frozen=True, kw_only=True):
    """As many as wanted, at least one."""

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (*super().antecedents(), Antecedent(slot=self.slot, nature="number", nouns=MANY))

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 1, max(1, able)

"""An optional additional cost and what the spell costs when it is paid, said in one line."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.actions import CastSpell
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import Condition, CostPart
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.kicker import OfThisSpell
from engine.words.statics.costs import Change, OptionalCost, ThisCostsIf


@says("as an additional cost to cast ~, you may {cost:and+}. ~ costs {change} to cast if {condition}.")
class OptionalCostForLess(OfThisSpell, frozen=True):
    """Something more that may be paid, upon which the mana is less."""

    cost: tuple[CostPart, ...]
    change: Change
    condition: Condition

    @rule("601.2b", "601.2f")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        yield from OptionalCost(cost=self.cost).changes(game, action, scope)
        yield from ThisCostsIf(wording=1, change=self.change, condition=self.condition).changes(game, action, scope)

"""Casting a card from the graveyard by one of its own keywords: "using its blitz ability"."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.cost_paid import CostName


@says("you may cast ~ from your graveyard using its {cost} ability.")
class CastFromGraveyardUsing(Static, frozen=True):
    """The card itself may be cast from the graveyard, for the cost of one of its keywords alone."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.GRAVEYARD})
    is_plain: ClassVar[bool] = False
    cost: CostName

    @property
    def must_pay(self) -> str:
        """The cost with which alone it may be cast."""
        return self.cost.name

    @rule("601.3", "118.9")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell != scope.source or action.origin is not Zone.GRAVEYARD:
            return None
        if action.player != game.object(scope.source).owner:
            return None
        name = game.name(scope.source)
        return allowed(f"{name} may be cast from the graveyard for its {self.cost.name} cost.", name)

"""What must be paid for the object itself to attack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import DeclareAttack
from engine.game.costs import CostChange, Increase
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.countable import Countable


@says("~ can't attack unless you pay {mana} for each {each}.")
class PayForItself(Static, frozen=True):
    """Mana must be paid for it to attack, for each thing that there is."""

    mana: Mana
    each: Countable

    @rule("508.1h")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, DeclareAttack) or scope.source not in action.attacks:
            return ()
        many = self.each.count(game, scope)
        return (Increase(mana=self.mana.symbols * many),) if many else ()

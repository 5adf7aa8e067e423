"""Life that must be paid to attack, for as long as an ability is there or for a while."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import DeclareAttack
from engine.game.continuous import begin
from engine.game.costs import CostChange, Increase
from engine.game.machine import Game
from engine.game.meaning import Duration, Static
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.costs.basic import PayLifeCost
from engine.words.sentences import Core
from engine.words.statics.taxing import Attacked, ForEachAttacker


@says("creatures can't attack {attacked} unless their controller pays {n} life {each}")
class LifeForAttackers(Word, frozen=True):
    """So much life for each attacker."""

    attacked: Attacked
    n: Number
    each: ForEachAttacker

    @rule("508.1h")
    def changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        """What it makes an attack cost."""
        if not isinstance(action, DeclareAttack):
            return ()
        many = sum(self.attacked.has(game, defender, scope) for defender in action.attacks.values())
        return (Increase(parts=(PayLifeCost(amount=Number(n=self.n.n * many)),)),) if many else ()


@says("{life}.")
class PayLifeToAttack(Static, frozen=True):
    """As long as the ability is there."""

    life: LifeForAttackers

    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        return self.life.changes(game, action, scope)


@says("{until}, {life}")
class PayLifeToAttackUntil(Core, frozen=True):
    """For a while."""

    until: Duration
    life: LifeForAttackers

    @rule("611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, PayLifeToAttack(life=self.life), self.until)

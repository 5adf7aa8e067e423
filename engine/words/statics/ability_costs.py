"""What activated abilities cost more or less."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.game.actions import ActivateAbility
from engine.game.costs import CostChange, Increase, Reduce
from engine.game.machine import Game
from engine.game.mana import is_mana_ability
from engine.game.meaning import CostPart, PlayerReference, Static
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number, Quantity
from engine.words.claims import Claim
from engine.words.costs.basic import PayLifeCost
from engine.words.filters.activated import Asked, ManyActivated, Named
from engine.words.filters.description import ObjectFilter
from engine.words.statics.costs import ByMana, Change


@says("this effect can't reduce the mana in (that cost|that ability's activation cost|such a cost) to less than {least} mana")
class NotBelow(Word, frozen=True):
    """How much mana there has to be left."""

    least: Number


class Which(Word, frozen=True):
    """The activated abilities whose cost is changed."""

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        """Whether the ability that is activated is one of them."""
        return True


@rule("116.1")
def is_activating(action: Any) -> bool:
    """Whether an ability is activated, and no special action taken."""
    return isinstance(action, ActivateAbility) and not action.ability.is_special_action


def asked_of(action: ActivateAbility) -> Asked:
    """The ability of an action and what it targets."""
    return Asked(ability=action.ability, source=action.source, targets=action.targets)


@says("{abilities}")
class Theirs(Which, frozen=True):
    """Those that are described."""

    abilities: ManyActivated

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        return self.abilities.match(game, asked_of(action), scope)


@says(
    "abilities {player} activate that aren't mana abilities",
    "abilities {player} activate",
    "abilities {player} activate that target a(n) {things}",
)
class ThoseActivatedBy(Which, frozen=True):
    """Those that a player activates (that are no mana abilities, or that target something)."""

    player: PlayerReference
    things: ObjectFilter | None = None

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        if action.player not in self.player.find(game, scope) or (self.wording == 0 and is_mana_ability(action.ability)):
            return False
        return self.things is None or any(self.things.is_aimed(game, t, scope) for t in action.targets)


@says("{named} abilities you activate")
class NamedOfYours(Which, frozen=True):
    """Those of a kind that the controller activates."""

    named: Named

    def __post_init__(self) -> None:
        if self.named.name in ("equip", "boast"):
            raise Unfit  # they have words of their own

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        return action.player == scope.controller and self.named.match(game, asked_of(action))


@says(
    "{which} cost {change} to activate",
    "{which} cost {change} to activate unless they're mana abilities",
    "{which} cost {change} to activate. {bound}",
    "{which} cost {change} to activate, where X is {amount}. {bound}",
    "~'s {named} ability costs {change} to activate",
    "~'s {named} ability costs {change} to activate if it targets a(n) {aim}",
)
class AbilitiesCost(Claim, frozen=True):
    """Activated abilities of some kind cost more or less, though perhaps never less than some mana."""

    change: Change
    which: Which | None = None
    amount: Quantity | None = None
    bound: NotBelow | None = None
    named: Named | None = None
    aim: ObjectFilter | None = None

    def __post_init__(self) -> None:
        if self.aim is not None and self.aim.plural:
            raise Unfit
        if self.bound is not None and not (isinstance(self.change, ByMana) and self.change.wording == 0):
            raise Unfit

    @rule("602.2b", "118.7")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not is_activating(action) or not self._are_meant(game, action, scope):
            return ()
        if self.amount is not None:
            scope = scope.bind(X=max(0, self.amount.count(game, scope) or 0))
        found = self.change.by(game, scope)
        if self.bound is None:
            return found
        return tuple(msgspec.structs.replace(c, least=self.bound.least.n) if isinstance(c, Reduce) else c for c in found)

    def _are_meant(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        if self.wording == 1 and is_mana_ability(action.ability):
            return False
        if self.which is not None:
            return self.which.are(game, action, scope)
        if action.source != scope.source or self.named is None or not self.named.match(game, asked_of(action)):
            return False
        return self.aim is None or any(self.aim.is_aimed(game, t, scope) for t in action.targets)


@says('{which} cost an additional {n} life to activate.', '{which} cost an additional "{cost}." to activate.')
class AbilitiesCostMore(Static, frozen=True):
    """Something besides mana must be paid for them too."""

    which: Which
    n: Number | None = None
    cost: CostPart | None = None

    @rule("602.2b", "118.8")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not is_activating(action) or not self.which.are(game, action, scope):
            return ()
        part = PayLifeCost(amount=self.n) if self.n is not None else self.cost
        return (Increase(parts=(part,)),) if part is not None else ()

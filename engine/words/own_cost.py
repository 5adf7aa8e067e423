"""What an activated ability says of its own cost."""

from __future__ import annotations

from engine.game.actions import ActivateAbility
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.targets import targets_of
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number, Quantity
from engine.words.countable import Countable
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import Kind
from engine.words.limits import Limit
from engine.words.statics.costs import Change


@says(
    "this ability costs {change} to activate if {condition}.",
    "this ability costs {change} to activate for each {each}.",
    "this ability costs {change} to activate, where X is {amount}.",
    "this ability costs {change} to activate during your turn.",
)
class CostsItself(Limit, frozen=True):
    """The ability itself costs more or less as things are."""

    change: Change
    condition: Condition | None = None
    each: Countable | None = None
    amount: Quantity | None = None

    @rule("118.7", "601.2f")
    def own_changes(self, game: Game, action: ActivateAbility, scope: Scope) -> tuple[CostChange, ...]:
        """The changes of the ability's cost."""
        scope = scope.bind(targets=action.targets)
        if self.condition is not None and not self.condition.holds(game, scope):
            return ()
        if self.wording == 3 and not game.state.is_active(scope.controller):
            return ()
        if self.amount is not None:
            scope = scope.bind(X=max(0, self.amount.count(game, scope) or 0))
        return tuple(self.change.by(game, scope, 1 if self.each is None else self.each.count(game, scope)))


@says("color of the {kind:one} it targets")
class EachColorOfTarget(Countable, frozen=True):
    """The colours of the one target."""

    kind: Kind

    @rule("601.2f")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(len(game.characteristics(t).colors) for t in aimed_at(game, scope))


@says("the power of the {kind:one} it targets", "the mana value of the {kind:one} it targets")
class PowerOfTarget(Quantity, frozen=True):
    """The power or mana value of the one target."""

    kind: Kind

    @rule("601.2f")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = aimed_at(game, scope)
        if not found:
            return 0
        return mana_value(game, found[0]) if self.wording else game.characteristics(found[0]).power


def aimed_at(game: Game, scope: Scope) -> tuple[Id, ...]:
    """The objects that a spell or ability targets, as its cost is worked out or afterwards."""
    aimed = scope.slots.get("targets")
    return tuple(t for t in (targets_of(game, scope.source) if aimed is None else aimed) if t not in game.state.players)


@says("it targets {number} {things:many}")
class ItTargetsSoMany(Condition, frozen=True):
    """It targets at least so many things that fit."""

    number: Number
    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.number.form != "word":
            raise Unfit

    @rule("115.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return sum(self.things.is_aimed(game, t, scope) for t in aimed_at(game, scope)) >= self.number.n

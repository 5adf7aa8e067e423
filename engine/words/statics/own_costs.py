"""What a spell costs by its own text in some turns, or for two reasons."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.actions import CastSpell
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.conditions.players import YourTurn
from engine.words.statics.costs import Change, ThisCosts
from engine.words.times import Time


@says(
    "during your turn, ~ costs {change} to cast.",
    "during turns other than yours, ~ costs {change} to cast.",
    "~ costs {change} to cast {time}.",
)
class ThisCostsThen(ThisCosts, frozen=True):
    """By so much in some turns, or at some time of them."""

    change: Change
    time: Time | None = None

    def __post_init__(self) -> None:
        if self.change.asks_for_x:
            raise Unfit

    @rule("601.2f")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        own = self.scoped(action, scope)
        return self.change.by(game, own) if self._is_now(game, action, own) else ()

    def _is_now(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        if self.time is not None:
            return self.time.is_now(game, action.player)
        return YourTurn(wording=self.wording).holds(game, scope)


@says(
    "~ costs {change} to cast if {condition} and {more} to cast if {other}.",
    "~ costs {change} to cast if {condition}. it also costs {more} to cast if {other}.",
)
class ThisCostsForBoth(ThisCosts, frozen=True):
    """By so much for each of two reasons."""

    change: Change
    condition: Condition
    more: Change
    other: Condition

    @rule("601.2f")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        own = self.scoped(action, scope)
        if self.condition.holds(game, own):
            yield from self.change.by(game, own)
        if self.other.holds(game, own):
            yield from self.more.by(game, own)

"""Life that may be paid for spells of a kind, which then cost less mana of a colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.costs import Additional, CostChange, Reduce
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.costs.basic import Mana, PayLifeCost
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import is_located
from engine.words.statics.costs import OnlySuchMana, is_spell


@says(
    "as an additional cost to cast {spells}, you may pay {n} life. "
    "those spells cost {less} less to cast if you paid life this way. {only}.",
    "as an additional cost to cast {spells}, you may pay {n} life. if you do, those spells cost {less} less to cast. {only}.",
)
class LifeForLess(Static, frozen=True):
    """The controller may pay life for each such spell, which then costs less of a colour."""

    spells: ObjectFilter
    n: Number
    less: Mana
    only: OnlySuchMana

    def __post_init__(self) -> None:
        if not self.spells.plural or "spell" not in self.spells.nouns() or is_located(self.spells):
            raise Unfit
        color = self.only.color
        if color is None or set(self.less.symbols) != {f"{{{color.symbol}}}"}:
            raise Unfit

    @rule("118.8", "601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or action.player != scope.controller:
            return
        if not is_spell(game, action, self.spells, scope):
            return
        name = f"additional cost of {game.name(scope.source)} {scope.source}"
        yield Additional(name=name, parts=(PayLifeCost(amount=self.n),), is_optional=True)
        if name in action.paid:
            yield Reduce(mana=self.less.symbols, only_colored=True)

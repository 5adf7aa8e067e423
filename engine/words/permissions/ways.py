"""Ways to cast a spell that a permission names: for nothing, for something else, for something more, at any time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import CastSpell
from engine.game.costs import Additional, Alternative, CostChange, parts_of, split
from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.options import FREE
from engine.game.paying import life_payable
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.permissions.doing import Doing


class Way(Word, frozen=True):
    """How a spell is cast; ``must_pay`` is the alternative cost that comes with it, "" for none."""

    must_pay: ClassVar[str] = ""

    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        """What it changes of the cost."""
        return ()


@says("without paying its mana cost", "without paying their mana costs")
class ForNothing(Way, frozen=True):
    """Without paying the mana cost."""

    must_pay: ClassVar[str] = FREE

    @rule("118.9")
    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return (Alternative(name=FREE),)


@says("by {doing:and+} in addition to paying (its|their) other costs", "by {doing:and+} in addition to (its|their) other costs")
class ForMore(Way, frozen=True):
    """For its cost and something more."""

    doing: tuple[Doing, ...]

    @rule("118.8")
    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        mana, parts = split(parts_of(tuple(one.part for one in self.doing)))
        return (Additional(name="additional cost", mana=mana, parts=parts),)


@says("by {doing:and+} rather than paying (its|their) mana (cost|costs)")
class ForOther(Way, frozen=True):
    """For something else than its mana cost."""

    doing: tuple[Doing, ...]
    must_pay: ClassVar[str] = "other cost"

    @rule("118.9")
    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        mana, parts = split(parts_of(tuple(one.part for one in self.doing)))
        return (Alternative(name=self.must_pay, mana=mana, parts=parts),)


class LifeForManaValue(CostPart, frozen=True):
    """Pay as much life as the spell's mana value; made, never read."""

    def _amount(self, game: Game, scope: Scope) -> int:
        return mana_value(game, scope.source)

    @rule("119.4")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return life_payable(game, player, self._amount(game, scope))

    @rule("119.4")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(PayLife(player=player, amount=self._amount(game, scope), source=scope.source))


@says("by paying life equal to (its|the spell's) mana value rather than paying its mana cost")
class ForLife(Way, frozen=True):
    """For life instead of its mana cost, as much as its mana value."""

    must_pay: ClassVar[str] = "life"

    @rule("118.9")
    def cost_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return (Alternative(name=self.must_pay, parts=(LifeForManaValue(),)),)

"""Flashback of a spell that costs less when it is cast so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import CastSpell
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import Ability
from engine.game.objects import Id, Zone
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.keywords.flashback import GRAVEYARD, CastFor, ExiledAfterwards
from engine.words.keywords.kicker import OfThisSpell
from engine.words.keywords.spelling import Costed
from engine.words.statics.costs import Change


class LessSo(OfThisSpell, frozen=True):
    """The spell costs less when it is cast for its flashback cost; made, never read."""

    change: Change
    amount: Quantity

    @rule("601.2f", "107.3i")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        if "flashback" not in action.paid:
            return ()
        own = Scope.of(scope.source, action.player, x=action.x)
        return self.change.by(game, own.bind(X=max(0, self.amount.count(game, own) or 0)))


@says("flashback {cost:comma+}. ~ costs {change} to cast this way, where X is {amount}.")
class FlashbackForLess(Costed, frozen=True):
    """Cast from the graveyard for its flashback cost less X, then exiled."""

    change: Change
    amount: Quantity
    name: ClassVar[str] = "flashback"

    @rule("702.34a")
    def means(self) -> tuple[Ability, ...]:
        cost = (*self.cost, ExiledAfterwards())
        return (CastFor(name="flashback", cost=cost, zones=GRAVEYARD), LessSo(change=self.change, amount=self.amount))


@says("on the battlefield or in the command zone", "in the command zone")
class WhereCommandersAre(Word, frozen=True):
    """Where commanders are looked for."""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones."""
        return (Zone.BATTLEFIELD, Zone.COMMAND) if self.wording == 0 else (Zone.COMMAND,)


@says("the greatest mana value of a commander you own {where}")
class GreatestCommander(Quantity, frozen=True):
    """The greatest mana value among commanders of the controller in those zones; 0 without one."""

    where: WhereCommandersAre

    @rule("903.3")
    def count(self, game: Game, scope: Scope) -> int | None:
        return max((mana_value(game, t) for t in self._there(game, scope)), default=0)

    def _there(self, game: Game, scope: Scope) -> list[Id]:
        found = game.state.objects.values()
        mine = [o for o in found if "commander" in o.marks and o.owner == scope.controller]
        return [o.id for o in mine if o.zone in self.where.zones and game.exists(o.id)]

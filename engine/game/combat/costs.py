"""Costs to attack and to block: paid whole as attackers or blockers are declared, and told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.game.actions import DeclareAttack, DeclareBlock
from engine.game.costs import TotalCost, cost_of
from engine.game.events import Event
from engine.game.mana_cost import phyrexian
from engine.game.objects import Id
from engine.game.paying import can_pay
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class PaidToDeclare(Event, frozen=True, kw_only=True):
    """A player has paid what declaring attackers or blockers (``what``) like that costs."""

    is_bookkeeping: ClassVar[bool] = True

    player: Id
    what: str
    total: TotalCost

    def apply(self, state: State) -> State:
        return state

    def sentence(self, game: Game) -> str:
        by = sources(self.total)
        mana = f" {self.total.text}" if self.total.mana != ("{0}",) else ""
        return f"{game.name(self.player)} pays{mana or ' the cost'} to {self.what}{f' ({by})' if by else ''}."


def sources(total: TotalCost) -> str:
    """What makes it cost that, by name."""
    return ", ".join(dict.fromkeys(total.changed_by))


@rule("107.4f")
def cost_to_declare(game: Game, action: DeclareAttack | DeclareBlock, scope: Scope, life_for_symbols: int) -> TotalCost:
    """What declaring like that costs: for as many Phyrexian symbols as was said, else as few as will do, life is paid."""
    total = cost_of(game, action, None, life_for_symbols)
    if can_pay(game, action.player, total, scope, action):
        return total
    ways = (cost_of(game, action, None, n) for n in range(life_for_symbols + 1, life_for_symbols + 1 + phyrexian(total.mana or ())))
    return next((way for way in ways if can_pay(game, action.player, way, scope, action)), total)

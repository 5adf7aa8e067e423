"""Costs to attack and to block: paid whole as attackers or blockers are declared, and told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.game.costs import TotalCost
from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import State

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

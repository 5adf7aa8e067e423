"""What changes a cost: more or less to pay, additional and alternative costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from engine.game import mana_cost
from engine.game.costs.parts import TotalCost
from engine.game.mana_cost import Symbols
from engine.game.meaning import CostPart
from engine.game.objects import Zone

if TYPE_CHECKING:
    pass


class CostChange(Struct, frozen=True, kw_only=True):
    """What ``Static.cost_changes`` gives. ``source`` is the name of what changes the cost, ``cites`` the rules that make it so."""

    source: str = ""
    cites: tuple[str, ...] = ()

    def cited(self, numbers: tuple[str, ...]) -> CostChange:
        """With the rules of the function that gave it, unless it has its own."""
        return self if self.cites else msgspec.structs.replace(self, cites=numbers)


class Increase(CostChange, frozen=True):
    """Something more to pay."""

    mana: Symbols = ()
    parts: tuple[CostPart, ...] = ()


class Reduce(CostChange, frozen=True):
    """Mana less to pay, though never so that less than ``least`` mana is left, or only mana of the colours themselves."""

    mana: Symbols
    least: int = 0
    only_colored: bool = False


class AtLeast(CostChange, frozen=True):
    """The total mana cannot be less than this."""

    amount: int


class Additional(CostChange, frozen=True):
    """An additional cost named ``name`` (``kicker``), paid if announced; mandatory unless ``is_optional``."""

    name: str = ""
    mana: Symbols = ()
    parts: tuple[CostPart, ...] = ()
    is_optional: bool = False
    is_repeatable: bool = False


class Alternative(CostChange, frozen=True):
    """A cost that may be paid instead of the mana cost, from these zones only (None: wherever it may be cast from).

    ``is_face_down``: the spell is cast face down for it; ``is_transformed``: with its back face up.
    """

    name: str
    mana: Symbols = ()
    parts: tuple[CostPart, ...] = ()
    zones: frozenset[Zone] | None = None
    is_face_down: bool = False
    is_transformed: bool = False

    @property
    def total(self) -> TotalCost:
        """It as a cost to begin with."""
        return TotalCost(mana=mana_cost.settle(self.mana), parts=self.parts, cites=self.cites)

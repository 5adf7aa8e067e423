"""What a cost consists of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.game import mana_cost
from engine.game.mana_cost import Symbols
from engine.game.meaning import Activated, CostPart, said
from engine.phrase.word import Word

if TYPE_CHECKING:
    pass


class ManaPart(CostPart, frozen=True):
    """The mana component of a cost; the machine gathers these into one payment."""

    @property
    @abstractmethod
    def symbols(self) -> Symbols:
        """Its mana symbols."""


class Changed(Struct, frozen=True, kw_only=True):
    """What one change made of the mana of a cost (None: it cannot be paid); ``source`` is empty for the cost's own."""

    source: str
    before: Symbols | None
    after: Symbols | None
    cites: tuple[str, ...] = ()


class TotalCost(Struct, frozen=True, kw_only=True):
    """All that must be paid. ``mana`` is None when the cost cannot be paid.

    ``others`` is what the mana comes to where other halves of symbols are chosen before it is reduced. ``changes`` are what
    changed it, in order, ``cites`` the rules by which it is so.
    """

    mana: Symbols | None = ("{0}",)
    parts: tuple[CostPart, ...] = ()
    life: int = 0
    others: tuple[Symbols, ...] = ()
    changes: tuple[Changed, ...] = ()
    cites: tuple[str, ...] = ()

    @property
    def changed_by(self) -> tuple[str, ...]:
        """The names of what changed it."""
        return tuple(change.source for change in self.changes if change.source)

    @property
    def is_nothing(self) -> bool:
        """Whether there is nothing to pay."""
        return self.mana == ("{0}",) and not self.parts and not self.life

    @property
    def text(self) -> str:
        """The mana part, as answers print it."""
        return mana_cost.text(self.mana or ())


def parts_of(cost: Any) -> tuple[CostPart, ...]:
    """The parts of a cost, whether it is one part, a tuple of them, or a word that has ``parts``."""
    if cost is None:
        return ()
    if isinstance(cost, tuple):
        return tuple(part for each in cost for part in parts_of(each))
    return cost.parts if isinstance(cost, CostPart) else ()


def cost_of(ability: Any) -> tuple[CostPart, ...]:
    """The parts of what is paid to activate an ability; () for one that is not activated."""
    return parts_of(ability.cost) if isinstance(ability, Activated) else ()


def split(parts: Iterable[CostPart]) -> tuple[Symbols, tuple[CostPart, ...]]:
    """Mana symbols and all other parts."""
    parts = tuple(parts)
    mana = tuple(s for p in parts if isinstance(p, ManaPart) for s in p.symbols)
    return mana, tuple(p for p in parts if not isinstance(p, ManaPart))


def has_x(mana: Symbols | None, parts: Iterable[Any]) -> bool:
    """Whether X is part of the cost (words that stand for X say ``is_x``)."""
    return "{X}" in (mana or ()) or any(w.is_x for p in parts if isinstance(p, Word) for w in said(p))

"""Costs and limits: what an ability asks of whoever activates it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.meaning.said import Said
from engine.game.objects import Id
from engine.game.verdict import ALLOWED, Verdict

if TYPE_CHECKING:
    from engine.game.actions import Action, ActivateAbility
    from engine.game.costs import CostChange
    from engine.game.machine import Game
    from engine.game.mana_cost import Symbols
    from engine.game.scope import Scope


class CostPart(Said, frozen=True):
    """One component of a cost. ``deed`` is what is done to pay it, in one word, where its own words do not begin with that."""

    deed: ClassVar[str] = ""
    symbol: ClassVar[str] = ""
    """The symbol that it is, where it is one."""
    told: ClassVar[str] = "a further cost"
    """What it is called where it is not said in words."""
    stands_alone: ClassVar[bool] = False
    """Whether no other part stands beside it."""

    @property
    def kind(self) -> Any:
        """What it is a cost of, for parts that are told apart by it."""
        return ""

    @property
    def parts(self) -> tuple[CostPart, ...]:
        """The parts that are paid, where it stands for several."""
        return (self,)

    def help_to_pay(self, game: Game, action: Action, symbols: Symbols, scope: Scope, at_best: bool) -> Symbols:
        """What is left of the mana to pay with what else the payer uses."""
        return symbols

    @abstractmethod
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        """Whether this player could pay it now, with every reason why not."""

    @abstractmethod
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        """Pay it."""


class Limit(Said, frozen=True):
    """A restriction on activating; ``name`` is what the machine calls it, "" when it has a condition of its own."""

    name: ClassVar[str] = ""
    by_any_player: ClassVar[bool] = False
    """Whether players who do not control its object may activate the ability."""
    needs_priority: ClassVar[bool] = False
    """Whether the ability can be activated only by a player who has priority."""
    least_x: ClassVar[int] = 0
    """The least value that X can have."""

    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        """Whether the limit lets the ability be activated now."""
        return ALLOWED

    def own_changes(self, game: Game, action: ActivateAbility, scope: Scope) -> Iterable[CostChange]:
        """What the ability says of its own cost."""
        return ()

"""Power and toughness that an ability defines."""

from __future__ import annotations

from typing import ClassVar

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Amount, Filter, Modification, Reference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.references.objects import This


class Sized(Modification, frozen=True):
    """What a characteristic-defining ability makes of power and toughness; made, never read."""

    amount: Amount
    sets: tuple[str, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_DEFINED,)

    @rule("208.2a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        n = self.amount.count(game, scope) or 0
        draft.set(**dict.fromkeys(self.sets, n))


class Raised(Quantity, frozen=True):
    """An amount and some more; made of a text that says "that number plus", never read by itself."""

    amount: Amount
    more: int

    def count(self, game: Game, scope: Scope) -> int | None:
        n = self.amount.count(game, scope)
        return None if n is None else n + self.more


@says("~'s power is equal to {amount} and its toughness is equal to that number plus {more}.")
class DefinedUnequalSize(Static, frozen=True):
    """Power is defined by an amount, toughness by the same amount and some more."""

    amount: Quantity
    more: int

    is_cda: ClassVar[bool] = True
    functions_in: ClassVar[frozenset[Zone]] = frozenset(Zone)

    @rule("604.3")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        power = Sized(amount=self.amount, sets=("power",))
        return ((This(), power), (This(), Sized(amount=Raised(amount=self.amount, more=self.more), sets=("toughness",))))


@says(
    "~'s power and toughness are each equal to {amount}.",
    "~'s power is equal to {amount}.",
    "~'s toughness is equal to {amount}.",
)
class DefinedSize(Static, frozen=True):
    """Power, toughness or both are defined by an amount, in every zone."""

    amount: Quantity

    is_cda: ClassVar[bool] = True
    functions_in: ClassVar[frozenset[Zone]] = frozenset(Zone)

    @rule("604.3")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        sets = (("power", "toughness"), ("power",), ("toughness",))[self.wording]
        return ((This(), Sized(amount=self.amount, sets=sets)),)

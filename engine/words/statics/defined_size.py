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

"""Power and toughness that an ability defines."""

from __future__ import annotations

from typing import ClassVar

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Amount, Filter, Modification, Reference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import prints, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.references.objects import This


class Sized(Modification, frozen=True):
    """What a characteristic-defining ability makes of power and toughness."""

    amount: Amount
    sets: tuple[str, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_DEFINED,)

    @rule("613.4a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(**dict.fromkeys(self.sets, self.amount.count(game, scope) or 0))


class SizedByGrant(Sized, frozen=True):
    """The same for an ability that an effect granted."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_SET,)

    @rule("613.4b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(**dict.fromkeys(self.sets, self.amount.count(game, scope) or 0))


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

    @property
    def sets(self) -> tuple[str, ...]:
        """Which characteristics it is about."""
        return (("power", "toughness"), ("power",), ("toughness",))[self.wording]

    @rule("604.3")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), Sized(amount=self.amount, sets=self.sets)),)

    def as_granted(self) -> GrantedSize:
        """The same ability granted by an effect."""
        return GrantedSize(amount=self.amount, wording=self.wording)


@prints(*DefinedSize.templates)
class GrantedSize(DefinedSize, frozen=True):
    """The same ability granted by an effect: it sets power and toughness in the order of timestamps."""

    is_cda: ClassVar[bool] = False
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.BATTLEFIELD})

    @rule("604.3a")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), SizedByGrant(amount=self.amount, sets=self.sets)),)

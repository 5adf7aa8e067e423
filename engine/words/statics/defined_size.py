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

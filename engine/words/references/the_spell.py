"""The spell spoken of, called "the spell"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.kinds import Kind
from engine.words.references.antecedents import bound


@says("the spell")
class TheSpell(ObjectReference, frozen=True):
    """The one spell spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "object"
    kind: ClassVar[Kind] = Kind(name="spell")

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)

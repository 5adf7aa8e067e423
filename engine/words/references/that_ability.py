"""Abilities and spells on the stack that are spoken of again: "that ability", "that spell or ability"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.kinds import Kind
from engine.words.references.antecedents import bound


@says("that ability", "that spell or ability")
class ThatAbility(ObjectReference, frozen=True):
    """The one ability spoken of, or the one spell or ability."""

    slot: str = ""
    refers: ClassVar[str] = "object"
    kind: ClassVar[Kind] = Kind(name="ability")

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)

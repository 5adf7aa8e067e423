"""The object itself, called "he" or "she" where its name is a person's; in the text of a spell, which is no person, another one."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.references.antecedents import bound
from engine.words.references.possessive import ObjectsOwn


@says("he", "she", "him", "her")
class HeOrShe(ObjectReference, frozen=True):
    """The object whose ability it is."""

    is_person: ClassVar[bool] = True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (scope.source,)


@says("his", "her")
class HisOrHer(ObjectsOwn, frozen=True):
    """Of the object whose ability it is, or in the text of a spell of the object spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "object"
    is_person: ClassVar[bool] = True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot) if self.slot else (scope.source,)

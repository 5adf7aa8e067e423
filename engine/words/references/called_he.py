"""The object itself, called "he" or "she" where its name is a person's."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.references.possessive import ObjectsOwn


@says("he", "she", "him", "her")
class HeOrShe(ObjectReference, frozen=True):
    """The object whose ability it is."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (scope.source,)


@says("his", "her")
class HisOrHer(ObjectsOwn, frozen=True):
    """Of the object whose ability it is."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (scope.source,)

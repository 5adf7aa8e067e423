"""The object spoken of together with others that are chosen: "it and up to one creature you control"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.chosen import UpToSoMany, told
from engine.words.references.pronouns import It


@says("{it} and {others}")
class ItAndOthers(ObjectReference, frozen=True):
    """It, and others that are chosen as the instruction is carried out."""

    it: It
    others: UpToSoMany

    @property
    def plural(self) -> bool:
        return True

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        chosen = told(game, scope, self.others, (scope.controller,))
        return tuple(dict.fromkeys((*self.it.find(game, scope), *chosen)))

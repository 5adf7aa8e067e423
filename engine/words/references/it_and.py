"""The object spoken of together with others that are chosen: "it and up to one creature you control"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.chosen import UpToSoMany, told
from engine.words.references.objects import This
from engine.words.references.pronouns import It


class WithOthers(ObjectReference, frozen=True):
    """Something known and others that are chosen as the instruction is carried out."""

    others: UpToSoMany

    @property
    def plural(self) -> bool:
        return True

    def known(self) -> ObjectReference:
        """What is known beforehand."""
        return This()

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        chosen = told(game, scope, self.others, (scope.controller,))
        return tuple(dict.fromkeys((*self.known().find(game, scope), *chosen)))


@says("{it} and {others}")
class ItAndOthers(WithOthers, frozen=True, kw_only=True):
    """It and others."""

    it: It

    def known(self) -> ObjectReference:
        return self.it


@says("~ and {others}")
class ThisAndOthers(WithOthers, frozen=True):
    """The object itself and others."""

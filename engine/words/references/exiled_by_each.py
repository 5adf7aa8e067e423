"""What each of several players exiled earlier in the same ability."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import bound


@says("all cards they exiled this way")
class AllTheyExiled(ObjectReference, frozen=True):
    """Of the cards exiled before, those of the player who is being told."""

    slot: str = ""
    refers: ClassVar[str] = "exiled"

    @property
    def plural(self) -> bool:
        return True

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in bound(game, scope, self.slot) if scope.each in (None, game.object(t).owner))

"""What is left of cards that could be played: "any of those cards you didn't play"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.antecedents import bound


@says("any of those cards you didn't play", "any of those cards you didn't cast", "those cards you didn't play")
class NotPlayedOfThem(ObjectReference, frozen=True):
    """Those of the cards that still are where they could have been played from."""

    slot: str = ""
    refers: ClassVar[str] = "objects"

    @property
    def plural(self) -> bool:
        return True

    @rule("400.7")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return present(game, scope, bound(game, scope, self.slot))

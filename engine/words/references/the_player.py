"""The player spoken of, called "the player"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.references.antecedents import bound


@says("the player")
class ThePlayer(PlayerReference, frozen=True):
    """The one player spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)

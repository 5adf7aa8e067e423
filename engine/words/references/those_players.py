"""Several players who were spoken of together."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.references.antecedents import bound


@says("those players", "those opponents")
class ThosePlayers(PlayerReference, frozen=True):
    """The players spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "players"

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)

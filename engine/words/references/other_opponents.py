"""The opponents besides one who was spoken of: "it deals that much damage to each other opponent"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import bound


@says("each other opponent")
class EachOtherOpponent(PlayerReference, frozen=True):
    """All opponents but the one spoken of, in turn order."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    @rule("102.3")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        known = bound(game, scope, self.slot)
        return tuple(p for p in game.state.opponents(scope.controller) if p not in known)

"""The player of a target that is a player or a permanent: itself, or whoever controls it."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import Antecedent, bound


@says("that player or that planeswalker's controller", "that player or that permanent's controller")
class ThatPlayerOrController(PlayerReference, frozen=True, kw_only=True):
    """The player who was meant, or who controls what was."""

    slot: str = ""
    refers: ClassVar[str] = "recipient"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        return (Antecedent(slot="each", nature="player"),)

    @rule("608.2h")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = bound(game, scope, self.slot)
        return tuple(t if t in game.state.players else game.controller(t) for t in found)

"""What an Equipment can be attached to, as it says itself."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.filters.description import ObjectFilter


@says("~ can be attached only to a(n) {things}.")
class AttachesOnly(Static, frozen=True):
    """It can't be attached to anything else."""

    things: ObjectFilter

    def attaches_only(self, game: Game, to: Id, scope: Scope) -> bool:
        """Whether it can be attached to this object."""
        return self.things.match(game, to, scope)

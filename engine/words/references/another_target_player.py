"""One more player as a target: "another target player"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.references.players import TargetedPlayer


@says("another target player")
class AnotherTargetPlayer(TargetedPlayer, frozen=True):
    """A player who is none of the targets before; where there are none, another than whom the event was about, or than you."""

    earlier: tuple[str, ...] = ()

    def allowed(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        taken = self._taken(scope)
        return tuple(p for p in super().allowed(game, scope) if p not in taken)

    def _taken(self, scope: Scope) -> tuple[Id, ...]:
        if self.earlier:
            return tuple(t for slot in self.earlier for t in scope.slots.get(slot, ()))
        met = scope.slots.get("player")
        return met if isinstance(met, tuple) else (scope.controller,)

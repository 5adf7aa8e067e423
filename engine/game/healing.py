"""Healing: marked damage is removed from a permanent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.objects import Object
from engine.game.status import StatusEvent
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("701.69a")
class Heal(StatusEvent, frozen=True):
    """The damage marked on a permanent is removed."""

    def _changes(self, found: Object) -> bool:
        return found.damage > 0

    def _after(self, found: Object) -> Object:
        return found.with_(damage=0, was_dealt_deathtouch=False)

    def sentence(self, game: Game) -> str:
        return f"The damage dealt to {game.name(self.object)} is healed."

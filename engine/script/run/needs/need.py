"""A card that has to be somewhere, how often, and whose."""

from __future__ import annotations

from msgspec import Struct

from engine.game.objects import Zone
from engine.script.values import Player


class Need(Struct, frozen=True):
    """A card that has to be somewhere, how often, and whose. ``is_outside``: it is in no zone, but outside the game."""

    name: str
    player: Player
    zone: Zone
    label: str = ""
    count: int = 1
    is_outside: bool = False

    def sentence(self, who: str) -> str:
        """The assumption that it is there, with the player's name as answers have it."""
        if self.is_outside:
            return f"{who} owns {self.name} outside the game."
        if self.zone == Zone.STACK:
            return f"{self.name} is being cast by {who}."
        where = "on the battlefield" if self.zone == Zone.BATTLEFIELD else f"in {who}'s {self.zone}"
        whose = f", controlled by {who}" if self.zone == Zone.BATTLEFIELD else ""
        return f"{self.name} was {where}{whose}." if self.count == 1 else f"{self.count} {self.name} were {where}{whose}."

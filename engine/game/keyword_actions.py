"""Keyword actions as events: that a player has scried, discovered or clashed, that a permanent has explored or connived."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id

if TYPE_CHECKING:
    from engine.game.machine import Game


class ActionDone(Event, frozen=True):
    """A keyword action is complete; ``object`` is the permanent that did it, else the player did.

    It changes nothing: abilities trigger on it.
    """

    action: str
    player: Id
    object: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player


class Discovered(Event, frozen=True):
    """A player has discovered with this value."""

    player: Id
    number: int

    def affected(self, game: Game) -> Id:
        return self.player


class Clashed(Event, frozen=True):
    """A player has clashed, and won or not."""

    player: Id
    is_won: bool

    def affected(self, game: Game) -> Id:
        return self.player

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} wins the clash." if self.is_won else ""

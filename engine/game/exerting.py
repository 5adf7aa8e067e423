"""Exerting permanents: choosing that they will not untap in the next untap step of the player who exerts them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id, Zone
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("701.43a", "701.43c")
class Exert(Event, frozen=True):
    """A player exerts a permanent, perhaps ``as_it_attacks``; words keep it tapped, and abilities trigger on it."""

    player: Id
    object: Id
    as_it_attacks: bool = False

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return game.exists(self.object) and game.object(self.object).zone is Zone.BATTLEFIELD

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} exerts {game.name(self.object)}."

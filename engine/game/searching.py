"""Searching a library as an event: what can forbid it, limit it and trigger on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.objects import Id, Zone
from engine.game.zones import top_cards
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class SearchLibrary(Event, frozen=True):
    """A player searches the library of a player, or only so many cards of its top."""

    player: Id
    owner: Id
    top: int | None = None

    def affected(self, game: Game) -> Id:
        return self.player


@rule("701.23a")
def search_library(game: Game, player: Id, owner: Id) -> tuple[Id, ...] | None:
    """The cards that a player looks through as they search a library; None when they can't."""
    done = [e for e in game.happen(SearchLibrary(player=player, owner=owner)) if isinstance(e, SearchLibrary)]
    if not done:
        return None
    top = done[-1].top
    return game.state.zone(Zone.LIBRARY, owner) if top is None else top_cards(game, owner, top)

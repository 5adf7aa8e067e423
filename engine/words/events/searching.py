"""Events of libraries: a player searches or shuffles their own."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.searching import SearchLibrary
from engine.game.zones import Shuffle
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs


@says("{player} search{es} (your|their) library")
class WhenSearches(PlayerActs, frozen=True):
    """A player searches their own library."""

    @rule("701.23a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, SearchLibrary) or event.player != event.owner:
            return None
        return {"player": (event.player,)} if self.is_them(game, event.player, scope) else None


@says("{player} shuffle{s} (your|their) library")
class WhenShuffles(PlayerActs, frozen=True):
    """A player shuffles their library."""

    @rule("701.24a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, Shuffle) and self.is_them(game, event.affected(game), scope)
        return {"player": (event.affected(game),)} if fits else None

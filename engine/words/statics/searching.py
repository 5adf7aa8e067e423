"""What keeps players from searching libraries, or lets them search less."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.scope import Scope
from engine.game.searching import SearchLibrary
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule


@says("{players} can't search libraries.")
class CantSearch(Static, frozen=True):
    """Players search no library; what else an instruction says they do."""

    players: PlayerReference

    @rule("101.2")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if isinstance(action, SearchLibrary) and action.player in self.players.find(game, scope):
            return forbidden(f"{game.name(action.player)} can't search libraries.", game.name(scope.source))
        return None


@says("if {player} would search a library, that player searches the top {number:word} cards of that library instead.")
class SearchesTheTop(Static, frozen=True):
    """Players search only so many cards of the top."""

    player: PlayerReference
    number: int

    @rule("614.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, SearchLibrary) or event.player not in self.player.find(game, scope):
            return None
        if event.top is not None and event.top <= self.number:
            return None
        return (msgspec.structs.replace(event, top=self.number),)

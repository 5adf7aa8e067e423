"""Keeping players from searching libraries for a turn."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfTurn
from engine.words.sentences import Sentence
from engine.words.statics.searching import CantSearch


@says("{players} can't search libraries this turn")
class NoSearching(Sentence, frozen=True):
    """For the rest of the turn players search no library."""

    players: PlayerReference

    @rule("101.2", "611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, CantSearch(players=self.players), UntilEndOfTurn())

"""Replacement effects that last for a while: "Until end of turn, if ..., ... instead"."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.replacements.instead import Instead
from engine.words.sentences import Sentence


@says("{until}, {replacement}")
class ReplaceUntil(Sentence, frozen=True):
    """A replacement effect begins to apply."""

    until: Duration
    replacement: Instead

    @rule("614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, self.replacement, self.until)

"""Replacement effects that last for a while: "Until end of turn, if ..., ... instead"."""

from __future__ import annotations

from engine.game.continuous import StartEffect
from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.scope import Scope
from engine.game.state import Continuous
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
        effect = Continuous(
            id=0, effect=self.replacement, scope=scope, affected=None, until=self.until, timestamp=game.state.timestamp,
            source_name=game.name(scope.source),
        )
        game.happen(StartEffect(effect=effect))

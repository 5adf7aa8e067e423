"""Prevention for which it is said first how long it lasts."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.prevention import DamageKind, PreventAllBy, Source
from engine.words.sentences import Core


@says("{until}, prevent all {kind} {source} would deal", "{until}, prevent all {kind} that would be dealt by {source}")
class UntilPreventAllBy(Core, frozen=True):
    """All damage by some sources is prevented for a while."""

    until: Duration
    kind: DamageKind
    source: Source

    @rule("615.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        PreventAllBy(kind=self.kind, until=self.until, source=self.source).act(game, scope, (scope.controller,))

"""Qualifiers about cycling abilities."""

from __future__ import annotations

from engine.game.abilities import abilities_of
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier

CYCLING = frozenset({"cycling", "typecycling"})


@says("(with|that has|that have) a cycling ability", "with cycling abilities")
class WithCycling(Qualifier, frozen=True):
    """It has cycling or any typecycling."""

    @rule("702.29f")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return bool(CYCLING & abilities_of(game, thing).keywords)

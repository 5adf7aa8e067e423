"""Creatures that have become renowned."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Adjective


@says("renowned")
class IsRenowned(Adjective, frozen=True):
    """It became renowned."""

    @rule("702.112b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return "renowned" in game.object(thing).marks

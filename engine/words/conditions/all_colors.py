"""Whether something is of every colour."""

from __future__ import annotations

from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.objects import Predicate


@says("all colors")
class AllColors(Predicate, frozen=True):
    """Of every colour."""

    @rule("105.2")
    def match(self, game: Game, thing: int, scope: Scope) -> bool:
        return len(game.characteristics(thing).colors) == len(COLOR_SYMBOLS)

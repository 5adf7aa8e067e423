"""The life total with which players start."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity

USUAL = 20


@says("your starting life total")
class StartingLife(Quantity, frozen=True):
    """What it is in this game (``state.marks`` knows when it is not the usual one)."""

    @rule("103.4")
    def count(self, game: Game, scope: Scope) -> int | None:
        return int(game.state.marks.get("starting life", USUAL))

"""Following an object that was moved to pay a cost, so that the ability finds it again."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.triggers import FOLLOWS
from engine.rulebook import rule


@rule("400.7j")
def follow(game: Game, scope: Scope) -> None:
    """The object whose ability it is, moved to a public zone as its cost was paid, can be found by the ability."""
    became = game.state.became.get(scope.source)
    if became is not None:
        scope.slots[FOLLOWS] = {**scope.slots.get(FOLLOWS, {}), scope.source: became}

"""Following what was moved to pay a cost, so that abilities find it again."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.triggers import FOLLOWS
from engine.game.zones import Move
from engine.rulebook import rule


@rule("400.7j")
def follow(game: Game, scope: Scope) -> None:
    """The object whose ability it is, moved to a public zone as its cost was paid, can be found by the ability."""
    became = game.state.became.get(scope.source)
    if became is not None:
        scope.slots[FOLLOWS] = {**scope.slots.get(FOLLOWS, {}), scope.source: became}


@rule("607.2a", "607.2q")
def exiled_to_pay(things: Iterable[Id], source: Id) -> tuple[Move, ...]:
    """Things are exiled to pay a cost: they are exiled with the permanent whose ability it is, or that the spell becomes."""
    return tuple(Move(object=t, to=Zone.EXILE, how="exile", by=source, linked_to=source) for t in things)

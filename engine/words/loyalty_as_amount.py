"""The loyalty of a planeswalker as an amount."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.references.possessive import ObjectsOwn


@says("{whose} loyalty")
class LoyaltyOf(Quantity, frozen=True):
    """The loyalty of a permanent: its loyalty counters."""

    whose: ObjectsOwn

    @rule("306.5c")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = self.whose.find(game, scope)
        return sum(game.object(t).counters.get("loyalty", 0) for t in found) if found else None

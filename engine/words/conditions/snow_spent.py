"""How much snow mana, or mana of one colour, was spent to cast something."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.conditions.mana_spent import Spent
from engine.words.countable import Countable
from engine.words.mana_spent import mana_spent, snow_spent
from engine.words.references.spoken_of import OfKnown


@says("the amount of {S} spent to cast {thing}")
class SnowSpentOn(OfKnown, Quantity, frozen=True):
    """How much of the mana came from snow sources."""

    @rule("107.4h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(snow_spent(game, t) for t in self.thing.find(game, scope))


@says("{S} spent to cast {thing}")
class EachSnowSpent(OfKnown, Countable, frozen=True):
    """Each mana from a snow source."""

    @rule("107.4h")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(snow_spent(game, t) for t in self.thing.find(game, scope))


@says("at least {n:word} mana of the same color was spent to cast {thing}")
class MuchOfOneColor(Spent, frozen=True, kw_only=True):
    """At least so much mana of some one colour."""

    n: int

    @rule("601.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        spent = [[m for m in mana_spent(game, t) if m != "C"] for t in self.thing.find(game, scope)]
        return any(mana.count(m) >= self.n for mana in spent for m in mana)

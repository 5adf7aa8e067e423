"""Whose mana was spent to cast something: "mana from a Treasure"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.filters.description import ObjectFilter
from engine.words.mana_spent import mana_from
from engine.words.references.spoken_of import OfKnown


class OfManaFrom(OfKnown, frozen=True):
    """Something about the mana from what fits, as it then was."""

    things: ObjectFilter

    @rule("106.3")
    def spent(self, game: Game, scope: Scope) -> int:
        """How much of it was spent."""
        sources = (s for t in self.thing.find(game, scope) for s in mana_from(game, t))
        return sum(self.things.match(game, s, scope) for s in sources)


@says("mana from a(n) {things} was spent to cast {thing}")
class ManaFromWasSpent(OfManaFrom, Condition, frozen=True):
    """Some of it."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.spent(game, scope) > 0


@says("{n:word} or more mana from {things:many} was spent to cast {thing}")
class MuchManaFromWasSpent(OfManaFrom, Condition, frozen=True, kw_only=True):
    """At least so much."""

    n: int

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.spent(game, scope) >= self.n


@says("mana from a(n) {things} spent to cast {thing}", "mana from a(n) {things} that was spent to cast {thing}")
class EachManaFrom(OfManaFrom, Countable, frozen=True):
    """Each such mana."""

    def count(self, game: Game, scope: Scope) -> int:
        return self.spent(game, scope)

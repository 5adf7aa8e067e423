"""Whose mana was spent to cast something: "mana from a Treasure"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.filters.description import ObjectFilter
from engine.words.mana_spent import mana_from
from engine.words.references.antecedents import is_settled


@says("mana from a(n) {things} was spent to cast {thing}")
class ManaFromWasSpent(Condition, frozen=True):
    """Some of the mana came from something that fits, as it then was."""

    things: ObjectFilter
    thing: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing):
            raise Unfit

    @rule("106.3")
    def holds(self, game: Game, scope: Scope) -> bool:
        sources = (s for t in self.thing.find(game, scope) for s in mana_from(game, t))
        return any(self.things.match(game, s, scope) for s in sources)


@says("{n:word} or more mana from {things:many} was spent to cast {thing}")
class MuchManaFromWasSpent(Condition, frozen=True, kw_only=True):
    """At least so much of the mana came from things that fit."""

    n: int
    things: ObjectFilter
    thing: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing):
            raise Unfit

    @rule("106.3")
    def holds(self, game: Game, scope: Scope) -> bool:
        sources = [s for t in self.thing.find(game, scope) for s in mana_from(game, t)]
        return sum(self.things.match(game, s, scope) for s in sources) >= self.n


@says("mana from a(n) {things} spent to cast {thing}", "mana from a(n) {things} that was spent to cast {thing}")
class EachManaFrom(Countable, frozen=True):
    """Each such mana."""

    things: ObjectFilter
    thing: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing):
            raise Unfit

    @rule("106.3")
    def count(self, game: Game, scope: Scope) -> int:
        sources = (s for t in self.thing.find(game, scope) for s in mana_from(game, t))
        return sum(self.things.match(game, s, scope) for s in sources)

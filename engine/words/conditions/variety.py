"""Conditions that count different qualities among objects: card types in a graveyard, powers, names, total power."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.amounts import Numeral
from engine.words.filters.comparisons import Bound, Quality
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.likeness import Aspect, names_of


class Variety(Word, frozen=True):
    """A quality of which objects can have different ones."""

    def of(self, game: Game, thing: Id) -> frozenset[object]:
        """Those of an object."""
        return frozenset()


@says("card types")
class CardTypes(Variety, frozen=True):
    """Card types."""

    @rule("205.2a")
    def of(self, game: Game, thing: Id) -> frozenset[object]:
        return frozenset(game.characteristics(thing).types)


@says("colors")
class Colors(Variety, frozen=True):
    """Colours."""

    @rule("105.2")
    def of(self, game: Game, thing: Id) -> frozenset[object]:
        return frozenset(game.characteristics(thing).colors)


@says("basic land types")
class BasicLandTypes(Variety, frozen=True):
    """Basic land types."""

    @rule("305.6")
    def of(self, game: Game, thing: Id) -> frozenset[object]:
        return frozenset(game.characteristics(thing).subtypes) & vocabulary.basic_land_types()


QUALITIES = (Quality(name="power"), Quality(name="toughness"), Quality(name="mana value"))


@says("(powers|different powers)", "mana values")
class Numbers(Variety, frozen=True):
    """Powers or mana values."""

    def of(self, game: Game, thing: Id) -> frozenset[object]:
        n = QUALITIES[0 if self.wording < 2 else 2].of(game, thing)
        return frozenset() if n is None else frozenset({n})


def variety(game: Game, what: Variety, things: tuple[Id, ...]) -> int:
    """How many different ones there are among objects."""
    return len(frozenset[object]().union(*(what.of(game, t) for t in things)))


@says("there are {bound} {what} among {things:many}")
class VarietyAmong(Condition, frozen=True):
    """The number of different qualities among objects is within a bound."""

    bound: Bound
    what: Variety
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(variety(game, self.what, candidates(game, self.things, scope)), game, scope)


@says(
    "you control {number} or more {things:many} with different powers",
    "you control {number} or more {things:many} with different toughnesses",
    "you control {number} or more {things:many} with different mana values",
    "you control {number} or more {things:many} with different names",
)
class ControlsDifferent(Condition, frozen=True):
    """The controller has at least so many objects that all differ in a number or in name."""

    number: Numeral
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        mine = [t for t in candidates(game, self.things, scope) if game.controller(t) == scope.controller]
        if self.wording == 3:
            found: set[object] = {n for t in mine for n in names_of(game, t)}
        else:
            found = {QUALITIES[self.wording].of(game, t) for t in mine}
        return len(found) >= (self.number.count(game, scope) or 0)


@says(
    "you control {number} or more {things:many} that share a(n) {aspect}",
    "you control at least {number} {things:many} that share a(n) {aspect}",
)
class ControlsAlike(Condition, frozen=True):
    """The controller has at least so many objects that all have a type or colour in common."""

    number: Numeral
    things: ObjectFilter
    aspect: Aspect

    def holds(self, game: Game, scope: Scope) -> bool:
        mine = [t for t in candidates(game, self.things, scope) if game.controller(t) == scope.controller]
        having = [quality for t in mine for quality in self.aspect.of(game, t)]
        return any(having.count(quality) >= (self.number.count(game, scope) or 0) for quality in set(having))


@says("{things:many} have total (power|toughness) {bound}")
class TotalIs(Condition, frozen=True):
    """The powers (or toughnesses) of some objects together are within a bound."""

    things: ObjectFilter
    bound: Bound

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = [game.characteristics(t) for t in candidates(game, self.things, scope)]
        total = sum((now.power if self.wording == 0 else now.toughness) or 0 for now in found)
        return self.bound.keeps(total, game, scope)

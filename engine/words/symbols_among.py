"""Counting mana symbols of a colour in mana costs: "for each white mana symbol in its mana cost"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.countable import Countable
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import Color
from engine.words.references.possessive import ObjectsOwn


class Costs(Word, frozen=True):
    """Whose mana costs are looked at."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The objects."""
        return ()


@says("in {whose} mana cost", "in {whose} mana costs")
class InItsCost(Costs, frozen=True):
    """Of objects spoken of, or named in full."""

    whose: ObjectsOwn

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.whose.find(game, scope)


@says("in the mana costs of {things:many}")
class InCostsOf(Costs, frozen=True):
    """Of all that fits."""

    things: ObjectFilter

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return candidates(game, self.things, scope)


@rule("107.4", "202.1")
def symbols_of(game: Game, things: tuple[Id, ...], color: Color) -> int:
    """How many mana symbols in the mana costs are of a colour; one that is of two colours is of both."""
    costs = (game.characteristics(t).mana_cost or () for t in things)
    return sum(color.symbol in symbol.strip("{}").split("/") for cost in costs for symbol in cost)


@says("{color} mana symbol {where}")
class EachSymbol(Countable, frozen=True):
    """Mana symbols of a colour."""

    color: Color
    where: Costs

    def count(self, game: Game, scope: Scope) -> int:
        return symbols_of(game, self.where.find(game, scope), self.color)


@says("the number of {color} mana symbols {where}")
class NumberOfSymbols(Quantity, frozen=True):
    """How many mana symbols of a colour."""

    color: Color
    where: Costs

    def count(self, game: Game, scope: Scope) -> int | None:
        return symbols_of(game, self.where.find(game, scope), self.color)

"""Conditions about hands, life totals and names that have to be just so."""

from __future__ import annotations

from collections import Counter

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.filters.comparisons import Bound
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.told import OfCards
from engine.words.starting import StartingLife


@says("you have exactly {n} or {other} cards in hand")
class ExactHand(Condition, frozen=True):
    """The controller has one of two numbers of cards in hand."""

    n: Number
    other: Number

    @rule("402.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        many = len(game.state.zone(Zone.HAND, scope.controller))
        return many in (self.n.n, self.other.n)


@says("you have {bound} cards in your hand")
class CardsInYourHand(Condition, frozen=True):
    """The number of cards in the controller's hand is within a bound."""

    bound: Bound

    @rule("402.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(len(game.state.zone(Zone.HAND, scope.controller)), game, scope)


@says("you have at least {n} life more than your starting life total")
class LifeAboveStart(Condition, frozen=True):
    """The controller's life total is higher than it was at the start by at least so much."""

    n: Number

    @rule("103.4", "119.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        start = StartingLife().count(game, scope) or 0
        return game.state.players[scope.controller].life >= start + self.n.n


@says("you control {n} or more {things:many} with the same name")
class SameNames(Condition, frozen=True):
    """The controller has at least so many objects of one name."""

    n: Number
    things: ObjectFilter

    @rule("201.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        mine = (t for t in candidates(game, self.things, scope) if game.controller(t) == scope.controller)
        names = Counter(name for t in mine if (name := game.characteristics(t).name))
        return max(names.values(), default=0) >= self.n.n


@says("you own a(n) {things} in exile")
class OwnsInExile(OfCards, Condition, frozen=True):
    """The controller owns a card in exile that fits."""

    @rule("406.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        mine = (t for t in game.state.zone(Zone.EXILE) if game.object(t).owner == scope.controller)
        return any(self.things.match(game, t, scope) for t in mine)


@says("there are at least {n} {things:many}")
class ThereAreAtLeast(Condition, frozen=True):
    """At least so many things fit."""

    n: Number
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return len(candidates(game, self.things, scope)) >= self.n.n

"""Conditions about groups of things: many of a kind in a zone, more than another player, attackers."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference, Said
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.told import OfCards


@says("{player} control{s} at least {number} more {things:many} than you")
class ControlsMoreThanYou(Condition, frozen=True):
    """A player controls more things than the controller of the ability, by so many."""

    player: PlayerReference
    number: Numeral
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        found = [game.controller(t) for t in candidates(game, self.things, scope)]
        least = found.count(scope.controller) + (self.number.count(game, scope) or 0)
        return any(found.count(p) >= least for p in self.player.find(game, scope))


@says("there are {number} or more {things:many} total in all graveyards")
class ManyInGraveyards(OfCards, Condition, frozen=True):
    """So many cards that fit are in all graveyards together."""

    number: Numeral

    def holds(self, game: Game, scope: Scope) -> bool:
        there = (t for p in game.state.order() for t in game.state.zone(Zone.GRAVEYARD, p))
        return sum(self.things.match(game, t, scope) for t in there) >= (self.number.count(game, scope) or 0)


@says("you have {number} or more {things:many}")
class YouHaveMany(Condition, frozen=True):
    """So many cards of a kind are in a zone of the controller."""

    number: Numeral
    things: ObjectFilter

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns() or not self.things.adjectives:
            raise Unfit  # of cards of every kind other words speak

    def holds(self, game: Game, scope: Scope) -> bool:
        return len(candidates(game, self.things, scope)) >= (self.number.count(game, scope) or 0)


@says("a(n) {things} is attacking you")
class IsAttackedBy(Condition, frozen=True):
    """Something that fits attacks the controller."""

    things: ObjectFilter

    @rule("508.1b")
    def holds(self, game: Game, scope: Scope) -> bool:
        attacking = game.state.combat.attacking if game.state.combat is not None else {}
        return any(who == scope.controller and self.things.match(game, t, scope) for t, who in attacking.items())


class There(Said, frozen=True):
    """A zone in which the ability of an object works."""

    def has(self, game: Game, thing: Id) -> bool:
        """Whether the object is there."""
        return False


@says("in the command zone")
class InCommand(There, frozen=True):
    """The command zone."""

    works_in: ClassVar[Zone] = Zone.COMMAND

    def has(self, game: Game, thing: Id) -> bool:
        return game.object(thing).zone is Zone.COMMAND


@says("on the battlefield")
class OnField(There, frozen=True):
    """The battlefield."""

    works_in: ClassVar[Zone] = Zone.BATTLEFIELD

    def has(self, game: Game, thing: Id) -> bool:
        return game.object(thing).zone is Zone.BATTLEFIELD


@says("~ is {first} or {second}")
class InEither(Condition, frozen=True):
    """The object is in one of two zones, in both of which its ability works."""

    first: InCommand
    second: OnField

    @rule("113.6k", "113.6b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return game.exists(scope.source) and any(there.has(game, scope.source) for there in (self.first, self.second))

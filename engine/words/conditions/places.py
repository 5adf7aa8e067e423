"""Conditions about where the object itself is, in which its ability functions there, and about qualities it has."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.comparisons import Bound, Quality, all_keep
from engine.words.references.objects import This


@says("~ is in the command zone")
class InCommandZone(Condition, frozen=True):
    """The object is in the command zone."""

    works_in: ClassVar[Zone] = Zone.COMMAND

    @rule("113.6b", "113.6k")
    def holds(self, game: Game, scope: Scope) -> bool:
        return game.exists(scope.source) and game.object(scope.source).zone is Zone.COMMAND


@says("{thing} {has/have} {quality} {bound}")
class HasQuality(Condition, frozen=True):
    """A power, toughness or mana value of an object spoken of is within a bound."""

    thing: ObjectReference
    quality: Quality
    bound: Bound

    def __post_init__(self) -> None:
        if not self.thing.refers and not isinstance(self.thing, This):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        return all_keep(game, scope, self.thing.find(game, scope), self.quality, self.bound)

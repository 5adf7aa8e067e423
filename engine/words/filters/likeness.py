"""Qualifiers that compare an object with another, or with what was chosen: names, types and colours in common."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.filters.base import Qualifier
from engine.words.references.antecedents import is_settled
from engine.words.references.cards import SomeOf


def names_of(game: Game, thing: Id) -> frozenset[str]:
    """The names of an object; none for what has no name."""
    now = game.characteristics(thing)
    return frozenset(n for n in (now.name, *now.names) if n)


def creature_types_of(game: Game, thing: Id) -> frozenset[str]:
    """The creature types of an object."""
    return frozenset(game.characteristics(thing).subtypes) & vocabulary.subtypes("creature")


@says("with the same name as {other}")
class SameName(Qualifier, frozen=True):
    """It has a name in common with an object that is named."""

    other: ObjectReference
    in_passing: ClassVar[tuple[str, ...]] = ("other",)

    def __post_init__(self) -> None:
        if not is_settled(self.other) and not isinstance(self.other, TargetReference):
            raise Unfit

    @rule("201.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(names_of(game, t) & names_of(game, thing) for t in self.other.find(game, scope))


class Aspect(Word, frozen=True):
    """Something of which objects can have one in common."""

    def of(self, game: Game, thing: Id) -> frozenset[str]:
        """What an object has of it."""
        return frozenset()


@says("creature type")
class CreatureType(Aspect, frozen=True):
    """Creature types."""

    @rule("205.3m")
    def of(self, game: Game, thing: Id) -> frozenset[str]:
        return creature_types_of(game, thing)


@says("land type")
class LandType(Aspect, frozen=True):
    """Land types."""

    @rule("205.3i")
    def of(self, game: Game, thing: Id) -> frozenset[str]:
        return frozenset(game.characteristics(thing).subtypes) & vocabulary.subtypes("land")


@says("card type", "permanent type")
class CardType(Aspect, frozen=True):
    """Card types (of permanents)."""

    @rule("205.2a")
    def of(self, game: Game, thing: Id) -> frozenset[str]:
        found = frozenset(game.characteristics(thing).types)
        return found - {"instant", "sorcery", "kindred"} if self.wording == 1 else found


@says("color")
class ColorAspect(Aspect, frozen=True):
    """Colours."""

    @rule("105.2")
    def of(self, game: Game, thing: Id) -> frozenset[str]:
        return game.characteristics(thing).colors


@says(
    "that shares a(n) {aspect} with {other}",
    "that share a(n) {aspect} with {other}",
    "that doesn't share a(n) {aspect} with {other}",
    "that don't share a(n) {aspect} with {other}",
)
class Shares(Qualifier, frozen=True):
    """It has a type or colour in common with an object that is named, or none."""

    aspect: Aspect
    other: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.other) or isinstance(self.other, SomeOf):
            raise Unfit  # what is chosen from among others is not compared with

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        own = self.aspect.of(game, thing)
        return any(own & self.aspect.of(game, t) for t in self.other.find(game, scope)) == (self.wording < 2)

"""Targets that must stand in a relation to each other: "two target creatures controlled by different players"."""

from __future__ import annotations

from abc import abstractmethod

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.filters.description import ObjectFilter
from engine.words.filters.likeness import Aspect, CreatureType
from engine.words.references.objects import Targeted


class Relation(Word, frozen=True):
    """How several objects must stand to each other."""

    @abstractmethod
    def holds_among(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        """Whether they do."""


@says(
    "controlled by different players", "controlled by the same player", "controlled by the same opponent",
    "with different controllers",
)
class ByController(Relation, frozen=True):
    """Controlled by as many players as there are objects, or all by one."""

    def holds_among(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        controllers = {game.controller(t) for t in things}
        if self.wording in (0, 3):
            return len(controllers) == len(things)
        return len(controllers) <= 1 and (self.wording == 1 or scope.controller not in controllers)


@says("that share a(n) {aspect}", "that share no creature types")
class ByAspect(Relation, frozen=True):
    """With something in common, or nothing."""

    aspect: Aspect = CreatureType()

    def holds_among(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        sets = [self.aspect.of(game, t) for t in things]
        if self.wording == 0:
            return not sets or bool(frozenset.intersection(*sets))
        return sum(len(s) for s in sets) == len(frozenset().union(*sets))


@says(
    "{number} target {things:many} {relation}",
    "up to {number} target {things:many} {relation}",
    "{number} other target {things:many} {relation}",
    "any number of target {things:many} {relation}",
    "any number of other target {things:many} {relation}",
)
class RelatedTargets(Targeted, frozen=True, kw_only=True):
    """Several targets (other than the object itself, where it says so) with a relation among them."""

    things: ObjectFilter
    relation: Relation
    number: Numeral | None = None

    def __post_init__(self) -> None:
        if isinstance(self.number, Number) and (self.number.n < 2 or self.number.form != "word"):
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    @property
    def leaves_out_itself(self) -> bool:
        """Whether the object whose ability it is can't be one of them."""
        return self.wording in (2, 4)

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not (self.leaves_out_itself and thing == scope.source) and super().is_legal(game, thing, scope)

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in super().candidates(game, scope) if not (self.leaves_out_itself and t == scope.source))

    @rule("601.2c")
    def go_together(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        return self.relation.holds_among(game, things, scope)

    @rule("608.2b")
    def still_go_together(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        """One that is left of several has nothing to be compared with."""
        return len(things) < 2 or self.relation.holds_among(game, things, scope)

    def minimum(self, game: Game, scope: Scope) -> int:
        return (self.maximum(game, scope) or 0) if self.wording in (0, 2) else 0

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return None if self.number is None else self.number.count(game, scope)

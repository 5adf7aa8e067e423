"""Devour of other kinds, and what is said of what was devoured."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, Filter, Keyword, Modification, Reference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones import Move, Sacrifice
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.abilities import Predicate, While
from engine.words.amounts import Quantity
from engine.words.countable import Countable
from engine.words.filters.description import Description, ObjectFilter, candidates
from engine.words.keywords.entering import with_counters
from engine.words.keywords.equip import described
from engine.words.replacements.choosing import AsItEnters

DEVOURED = "devoured"
"""The key under which a permanent remembers what was sacrificed as it entered."""


class DevoursSome(AsItEnters, frozen=True):
    """Any number of such permanents are sacrificed as it enters; ``number`` counters for each, or ``times`` as many as they are."""

    things: ObjectFilter
    number: int | None
    times: int = 1

    @rule("702.82a", "702.82c")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        able = [t for t in candidates(game, self.things, scope) if game.controller(t) == scope.controller and t != scope.source]
        if not able:
            return None
        options = [(t, game.name(t)) for t in able]
        eaten = game.choose(
            scope.controller, "sacrifice", options, minimum=0, maximum=len(options), about=scope.source, prompt="Devour what?"
        )
        game.happen(*(Sacrifice(player=scope.controller, object=t, by=scope.source) for t in eaten))
        each = len(eaten) * self.times if self.number is None else self.number
        move = with_counters(move, "+1/+1", each * len(eaten))
        return msgspec.structs.replace(move, chosen={**move.chosen, DEVOURED: tuple(eaten)})


@says("devour {things:one} {number}")
class DevourKind(Keyword, frozen=True):
    """It eats permanents of some kind as it enters."""

    things: Description
    number: int
    name: ClassVar[str] = "devour"

    def __post_init__(self) -> None:
        if self.things.qualifiers:
            raise Unfit

    @rule("702.82c")
    def means(self) -> tuple[Ability, ...]:
        return (DevoursSome(things=self.things, number=self.number),)


@says("the number of creatures devoured this way", "twice the number of creatures devoured this way")
class ManyDevoured(Word, frozen=True):
    """How many it eats, or twice as many."""


@says("devour X, where X is {many}")
class DevourSquared(Keyword, frozen=True):
    """For each creature that it eats it gets as many counters as it eats creatures, or twice as many."""

    many: ManyDevoured
    name: ClassVar[str] = "devour"

    @rule("702.82a")
    def means(self) -> tuple[Ability, ...]:
        return (DevoursSome(things=described("creature"), number=None, times=1 + self.many.wording),)


def devoured(game: Game, scope: Scope, things: ObjectFilter) -> tuple[Id, ...]:
    """What of a kind was sacrificed to the object as it entered."""
    return tuple(t for t in game.object(scope.source).chosen.get(DEVOURED, ()) if things.match(game, t, scope))


@says("{things:one} it devoured")
class EachDevoured(Countable, frozen=True):
    """Each thing that the object devoured."""

    things: Description

    @rule("702.82b")
    def count(self, game: Game, scope: Scope) -> int:
        return len(devoured(game, scope, self.things))


@says("the number of {things:many} it devoured")
class NumberDevoured(Quantity, frozen=True):
    """How many things of a kind the object devoured."""

    things: Description

    @rule("702.82b")
    def count(self, game: Game, scope: Scope) -> int | None:
        return len(devoured(game, scope, self.things))


class HasDevoured(Condition, frozen=True):
    """The object devoured something of a kind; made, never read."""

    things: ObjectFilter

    @rule("702.82b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(devoured(game, scope, self.things))


@says("{inner} if it devoured a(n) {things}.")
class IfItDevoured(Static, frozen=True):
    """What is so of the object when it devoured something of a kind."""

    inner: Predicate
    things: Description

    def __post_init__(self) -> None:
        if self.inner.restrictions:
            raise Unfit

    @rule("702.82b")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        so = HasDevoured(things=self.things)
        return tuple((s, While(condition=so, then=m)) for s, m in self.inner.modifications())

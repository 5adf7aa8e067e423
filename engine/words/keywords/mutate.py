"""Mutate: casting a creature spell to merge with a creature, and what is said of creatures that mutate."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Filter, ObjectReference, Static
from engine.game.merging import MUTATE, Merge, times_mutated
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets.reference import EnchantTarget
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.kicker import paid
from engine.words.keywords.spelling import Costed, costed


class NonHumanOfTheSameOwner(Filter, frozen=True):
    """A non-Human creature with the same owner as the spell; made, never read."""

    @rule("702.140a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players or game.object(thing).zone is not Zone.BATTLEFIELD:
            return False
        now = game.characteristics(thing)
        same = game.object(thing).owner == game.object(scope.source).owner
        return same and "creature" in now.types and "Human" not in now.subtypes


class MutatingSpell(Static, frozen=True):
    """What the spell targets when its mutate cost was paid; without a legal target it is a creature spell."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})
    resolves_without_targets: ClassVar[bool] = True

    @rule("702.140a", "702.140b")
    def spell_text(self, game: Game, thing: Id, texts: tuple[Any, ...]) -> tuple[Any, ...]:
        """The creature that it is to merge with."""
        return (EnchantTarget(filter=NonHumanOfTheSameOwner()),) if MUTATE in paid(game, thing) else texts


@says(*costed("mutate"))
class Mutate(Costed, frozen=True):
    """For its mutate cost it merges with a creature."""

    name: ClassVar[str] = MUTATE

    @rule("702.140a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFor(name=MUTATE, cost=self.cost), MutatingSpell())


@says("mutate{s^}")
class Mutates(EventVerb, frozen=True):
    """A mutating spell merges with the creature."""

    @rule("702.140d")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Merge) or not subject.match(game, event.object, scope):
            return None
        return {"it": (event.object,)}


@says("the number of times {thing} {has/have} mutated")
class TimesMutated(Quantity, frozen=True):
    """How often spells have merged with it."""

    thing: ObjectReference

    @rule("702.140d")
    def count(self, game: Game, scope: Scope) -> int | None:
        return sum(times_mutated(game.object(t)) for t in self.thing.find(game, scope))


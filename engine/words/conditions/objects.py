"""Conditions about objects: what they are, how many there are, what is on them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.actions import CastSpell
from engine.game.casting import as_it_would_be
from engine.game.faces import spells_on
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import X
from engine.words.filters.adjectives import OTHERS_THAN, IsKicked, Other
from engine.words.filters.base import Adjective
from engine.words.filters.comparisons import Bound, Quality
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.likeness import Aspect
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import HOST_OF, ONLY_IF, SOURCE, Antecedent, bound, is_settled
from engine.words.references.objects import AttachedTo, This
from engine.words.references.possessive import ObjectsOwn
from engine.words.references.spoken_of import OfKnown


@says("there are no {things:many}")
class ThereAreNone(Condition, frozen=True):
    """Nothing fits."""

    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return not candidates(game, self.things, scope)


@says("there are {bound} {things}")
class ThereAre(Condition, frozen=True):
    """The number of things that fit is within a bound."""

    bound: Bound
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(len(candidates(game, self.things, scope)), game, scope)


class Predicate(Word, frozen=True):
    """What is said of an object: "tapped", "a creature"."""

    def match(self, game: Game, thing: int, scope: Scope) -> bool:
        """Whether it is so."""
        return False


@says("{adjective}")
class IsSo(Predicate, frozen=True):
    """An adjective by itself."""

    adjective: Adjective

    def __post_init__(self) -> None:
        if isinstance(self.adjective, IsKicked):
            raise Unfit  # that a spell was kicked is announced

    def match(self, game: Game, thing: int, scope: Scope) -> bool:
        return self.adjective.match(game, thing, scope)


@says("a(n) {things}")
class IsA(Predicate, frozen=True):
    """A description."""

    things: ObjectFilter

    def match(self, game: Game, thing: int, scope: Scope) -> bool:
        if "spell" in self.things.nouns() and _is_yet_to_be_cast(game, thing):
            return self._would_be_one(game, thing, scope)
        return self.things.match(game, thing, scope)

    def _would_be_one(self, game: Game, card: Id, scope: Scope) -> bool:
        """Whether a card that may be cast would be such a spell."""
        return bool(self.faces(game, card, scope))

    @rule("601.3e", "709.3a", "715.3a")
    def faces(self, game: Game, card: Id, scope: Scope) -> tuple[int, ...]:
        """The faces with which a card would be such a spell."""
        from engine.words.statics.costs import is_spell

        found = game.object(card)
        own = CastSpell(player=scope.controller, spell=card, origin=found.zone)
        ways = {face: msgspec.structs.replace(own, face=face) for face in spells_on(found.definition)}
        return tuple(f for f, way in ways.items() if is_spell(as_it_would_be(game, way), way, self.things, scope))


def _is_yet_to_be_cast(game: Game, thing: Id) -> bool:
    """Whether it is a card elsewhere than where spells are and where they go as they resolve."""
    return thing in game.state.objects and game.object(thing).zone not in (Zone.STACK, Zone.BATTLEFIELD)


@says(
    "{thing} {is/are} {what}", "{thing} {isn't/aren't} {what}", "{thing} {was/were} {what}", "{thing} {wasn't/weren't} {what}"
)
class Is(Condition, frozen=True):
    """An object fits (as it is, or as it last was)."""

    thing: ObjectReference
    what: Predicate

    def __post_init__(self) -> None:
        if not (self.thing.refers or isinstance(self.thing, This | AttachedTo)):
            raise Unfit

    @property
    def is_of_a_spell(self) -> bool:
        return self.wording == 0 and isinstance(self.what, IsA) and "spell" in self.what.things.nouns()

    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        return bool(found) and all(self.what.match(game, t, scope) for t in found) == (self.wording % 2 == 0)


@says("it's {what}", "it's not {what}")
class ItIs(Condition, frozen=True):
    """The object spoken of fits, or does not."""

    what: Predicate
    slot: str = ""
    refers: ClassVar[str] = "object"

    @property
    def is_of_a_spell(self) -> bool:
        return self.wording == 0 and isinstance(self.what, IsA) and "spell" in self.what.things.nouns()

    def holds(self, game: Game, scope: Scope) -> bool:
        found = [_as_it_is(game, scope, t) for t in bound(game, scope, self.slot)]
        return bool(found) and all(self.what.match(game, t, scope) for t in found) == (self.wording == 0)


def faces_asked(game: Game, scope: Scope, card: Id) -> tuple[int, ...] | None:
    """The faces with which a card is what the condition under which it is cast asks for; None where none are asked for."""
    condition = scope.slots.get(ONLY_IF)
    what = condition.what if isinstance(condition, Is | ItIs) else None
    return what.faces(game, card, scope) if isinstance(what, IsA) else None


@rule("608.2c")
def _as_it_is(game: Game, scope: Scope, thing: Id) -> Id:
    """What an object that has moved since has become, while it still is there."""
    now = scope.now(thing)
    return now if thing not in game.state.players and game.exists(now) else thing


@says("{whose} {quality} is {bound}", "{whose} {quality} was {bound}")
class QualityIs(Condition, frozen=True):
    """A power, toughness or mana value is (or last was) within a bound."""

    whose: ObjectsOwn
    quality: Quality
    bound: Bound

    def holds(self, game: Game, scope: Scope) -> bool:
        values = [self.quality.of(game, t) for t in self.whose.find(game, scope)]
        than = scope.bind(**{OTHERS_THAN: self.whose.find(game, scope)})  # "each other creature's power"
        return bool(values) and all(n is not None and self.bound.keeps(n, game, than) for n in values)


@says(
    "{thing} had (a counter|counters|one or more counters) on it",
    "{thing} had no {kind} counters on it",
    "{thing} had a(n) {kind} counter on it",
)
class HadCounters(OfKnown, Condition, frozen=True):
    """There were counters (of a kind) on an object as it last was, or there were none of a kind."""

    kind: CounterKind | None = None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The counters can be spoken of: "those counters"."""
        slot = SOURCE if isinstance(self.thing, This) else self.thing.slot
        return (Antecedent(slot=slot, nature="counters"),) if slot else ()

    @rule("603.10a")
    def holds(self, game: Game, scope: Scope) -> bool:
        counts = [game.object(t).counters for t in self.thing.find(game, scope)]
        if self.kind is None:
            return any(any(c.values()) for c in counts)
        return bool(counts) and any(c.get(self.kind.name, 0) > 0 for c in counts) == (self.wording != 3)


@says("{thing} {has/have} no {kind} counters on it", "{thing} {has/have} a counter on it", "{thing} {has/have} no counters on it")
class HasNone(Condition, frozen=True):
    """There are no counters (of a kind) on an object, or there is one of any kind."""

    thing: ObjectReference
    kind: CounterKind | None = None

    def holds(self, game: Game, scope: Scope) -> bool:
        found = [game.object(t).counters for t in self.thing.find(game, scope)]
        if self.kind is not None:
            return bool(found) and not any(c.get(self.kind.name, 0) for c in found)
        return bool(found) and any(any(c.values()) for c in found) == (self.wording == 1)


@says("there are no {kind} counters on {thing}", "there are {bound} {kind} counters on {thing}")
class CountersThere(OfKnown, Condition, frozen=True):
    """The number of counters of a kind on an object is within a bound, or none."""

    kind: CounterKind
    bound: Bound | None = None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The counters can be spoken of: "those counters"."""
        slot = SOURCE if isinstance(self.thing, This) else self.thing.slot
        return (Antecedent(slot=f"{self.kind.name} counters of {slot}", nature="counters there"),) if slot else ()

    def holds(self, game: Game, scope: Scope) -> bool:
        counts = [game.object(t).counters.get(self.kind.name, 0) for t in self.thing.find(game, scope)]
        return bool(counts) and all(n == 0 if self.bound is None else self.bound.keeps(n, game, scope) for n in counts)


@says("X is {bound}")
class XIs(Condition, frozen=True):
    """X is within a bound."""

    bound: Bound

    @rule("107.3")
    def holds(self, game: Game, scope: Scope) -> bool:
        return self.bound.keeps(X().count(game, scope) or 0, game, scope)


@says(
    "{thing} {has/have} {bound} {kind} counters on it",
    "{thing} {has/have} a(n) {kind} counter on it",
    "{thing} has {bound} {kind} counters on (him|her)",
    "{thing} has a(n) {kind} counter on (him|her)",
)
class HasCounters(Condition, frozen=True):
    """The number of counters of a kind on an object is within a bound."""

    thing: ObjectReference
    kind: CounterKind
    bound: Bound | None = None

    def __post_init__(self) -> None:
        if self.wording > 1 and not isinstance(self.thing, This):
            raise Unfit  # only the object itself is "him" or "her"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The counters can be spoken of: "remove them"."""
        slot = SOURCE if isinstance(self.thing, This) else self.thing.slot
        return (Antecedent(slot=f"{self.kind.name} counters of {slot}", nature="counters there"),) if slot else ()

    def holds(self, game: Game, scope: Scope) -> bool:
        counts = [game.object(t).counters.get(self.kind.name, 0) for t in self.thing.find(game, scope)]
        return any(n > 0 if self.bound is None else self.bound.keeps(n, game, scope) for n in counts)


@says("{thing} shares a(n) {aspect} with {other}")
class SharesWithIt(Condition, frozen=True):
    """An object has a type or colour in common with another that is named."""

    thing: ObjectReference
    aspect: Aspect
    other: ObjectReference

    def __post_init__(self) -> None:
        if not (is_settled(self.thing) and is_settled(self.other)):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        others = self.other.find(game, scope)
        return any(self.aspect.of(game, t) & self.aspect.of(game, o) for t in self.thing.find(game, scope) for o in others)


@says("{thing} shares a(n) {aspect} with a(n) {things}")
class SharesWithSome(OfKnown, Condition, frozen=True):
    """An object has a type or colour in common with something that fits."""

    aspect: Aspect
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        others = candidates(game, self.things, scope)
        return any(self.aspect.of(game, t) & self.aspect.of(game, o) for t in self.thing.find(game, scope) for o in others)


@says("{thing} is attached to a(n) {things}", "{thing} was attached to a(n) {things}")
class IsAttached(OfKnown, Condition, frozen=True):
    """An Aura or Equipment is (or was, as it last was) attached to something that fits."""

    things: ObjectFilter

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it is attached to can be spoken of by its noun."""
        own = SOURCE if isinstance(self.thing, This) else "host" if isinstance(self.thing, AttachedTo) else ""
        slot = self.thing.slot or own
        host = Antecedent(slot=f"{slot}{HOST_OF}", nature="object", nouns=self.things.nouns(), by_noun=True)
        return (host,) if slot else ()

    @rule("301.5a", "303.4b")
    def holds(self, game: Game, scope: Scope) -> bool:
        hosts = [game.object(t).attached_to for t in self.thing.find(game, scope)]
        return any(h is not None and h not in game.state.players and self.things.match(game, h, scope) for h in hosts)


@says("there is a(n) {things}")
class ThereIs(Condition, frozen=True):
    """Something fits."""

    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(candidates(game, self.things, scope))


@says("no {things:many} are on the battlefield", "no other {things:many} are on the battlefield")
class NoneAreThere(Condition, frozen=True):
    """Nothing that fits (except perhaps the object itself) is on the battlefield."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if any(isinstance(a, Other) for a in self.things.adjectives):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        found = candidates(game, self.things, scope)
        return not [t for t in found if self.wording == 0 or t != scope.source]


@says("{thing} has {bound} counters on it")
class HasSomeCounters(OfKnown, Condition, frozen=True):
    """The number of counters of all kinds on an object is within a bound."""

    bound: Bound

    @rule("122.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        counts = [sum(game.object(t).counters.values()) for t in self.thing.find(game, scope)]
        return bool(counts) and all(self.bound.keeps(n, game, scope) for n in counts)

"""Soulbond: creatures that pair up, and what is so while they are paired."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.continuous import begin
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import (
    Ability,
    Condition,
    Duration,
    Effect,
    EventPattern,
    Filter,
    Keyword,
    Modification,
    ObjectReference,
    Reference,
    Static,
)
from engine.game.objects import Id, Zone
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.abilities import While
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.spelling import MadeTriggered
from engine.words.modifications.restrictions import Restriction
from engine.words.references.antecedents import bound


class Paired(Effect, frozen=True):
    """Two creatures of one player are paired with each other; made by an instruction, never read."""

    both: tuple[Id, Id]

    def happen(self, game: Game, scope: Scope) -> None:
        """Nothing by itself: that it lasts is what it says."""


def partner(game: Game, thing: Id) -> Id | None:
    """The creature that another is paired with; None for an unpaired one."""
    pairs = (e.effect.both for e in game.state.effects if isinstance(e.effect, Paired) and thing in e.effect.both)
    return next((one if other == thing else other for one, other in pairs), None)


@rule("702.95c", "702.95e")
def _fits(game: Game, thing: Id, player: Id) -> bool:
    """Whether it can be in a pair of this player: a creature on the battlefield under their control."""
    found = game.state.objects.get(thing)
    if found is None or found.zone is not Zone.BATTLEFIELD or found.is_phased_out:
        return False
    return is_creature(game, thing) and game.controller(thing) == player


@rule("702.95d")
def _is_free(game: Game, thing: Id, player: Id) -> bool:
    return _fits(game, thing, player) and partner(game, thing) is None


class WhileBothStay(Duration, frozen=True):
    """As long as both are creatures on the battlefield under one player's control; made, never read."""

    both: tuple[Id, Id]

    @rule("702.95e")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return not all(_fits(game, thing, scope.controller) for thing in self.both)


def join(game: Game, scope: Scope, other: Id) -> None:
    """From now on the object and the other are paired."""
    both = (scope.source, other)
    begin(game, scope, Paired(both=both), WhileBothStay(both=both))


def can_join(game: Game, player: Id, *both: Id) -> bool:
    """Whether these are two unpaired creatures under the control of the player."""
    return len(set(both)) == 2 and all(_is_free(game, thing, player) for thing in both)


def _others(game: Game, scope: Scope) -> list[Id]:
    free = (o.id for o in game.state.battlefield() if _is_free(game, o.id, scope.controller))
    return [t for t in free if t != scope.source]


def _pair(game: Game, scope: Scope, able: list[Id]) -> None:
    """Let the player pair the object with one of these creatures."""
    options = [(t, game.name(t)) for t in able]
    prompt = f"Pair {game.name(scope.source)} with which creature?"
    for other in game.choose(scope.controller, "pair", options, minimum=0, maximum=1, about=scope.source, prompt=prompt):
        join(game, scope.apart(), other)


class CanPair(Condition, frozen=True):
    """The object and another creature of the player are unpaired; made, never read."""

    @rule("702.95a", "603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        return _is_free(game, scope.source, scope.controller) and bool(_others(game, scope))


class PairsWithAny(Effect, frozen=True):
    """The object may be paired with another unpaired creature; made, never read."""

    @rule("702.95a")
    def happen(self, game: Game, scope: Scope) -> None:
        if _is_free(game, scope.source, scope.controller):
            _pair(game, scope, _others(game, scope))


class CreatureEnters(EventPattern, frozen=True):
    """The object or another creature under its controller's control enters; made, never read."""

    is_itself: bool

    @rule("603.6a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
            return None
        new = game.state.became.get(event.object, event.object)
        if (new == scope.source) is not self.is_itself or not _fits(game, new, scope.controller):
            return None
        return {"it": (new,)}


class BothCanPair(Condition, frozen=True):
    """The object and the creature that entered are unpaired creatures of the player; made, never read."""

    @rule("702.95a", "603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        return all(_is_free(game, t, scope.controller) for t in (scope.source, *bound(game, scope, "it")))


class PairsWithIt(Effect, frozen=True):
    """The object may be paired with the creature that entered; made, never read."""

    @rule("702.95a")
    def happen(self, game: Game, scope: Scope) -> None:
        if BothCanPair().holds(game, scope):
            _pair(game, scope, list(bound(game, scope, "it")))


@says("soulbond")
class Soulbond(Keyword, frozen=True):
    """It may pair up as it or another creature enters."""

    name: ClassVar[str] = "soulbond"

    @rule("702.95a")
    def means(self) -> tuple[Ability, ...]:
        comes = MadeTriggered(trigger=CreatureEnters(is_itself=True), condition=CanPair(), effect=PairsWithAny())
        other = MadeTriggered(trigger=CreatureEnters(is_itself=False), condition=BothCanPair(), effect=PairsWithIt())
        return (comes, other)


class IsPaired(Condition, frozen=True):
    """The object is paired; made, never read."""

    @rule("702.95b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return partner(game, scope.source) is not None


@says("it's paired with a(n) {things}")
class IsPairedWith(Condition, frozen=True):
    """The object itself is paired with something that fits."""

    things: ObjectFilter

    @rule("702.95b")
    def holds(self, game: Game, scope: Scope) -> bool:
        other = partner(game, scope.source)
        return other is not None and self.things.match(game, other, scope)


class ThePair(ObjectReference, frozen=True):
    """The object and what it is paired with; made, never read."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        other = partner(game, scope.source)
        return () if other is None else (scope.source, other)


@says("both creatures", "each of those creatures", "both of them")
class Both(Word, frozen=True):
    """The two creatures of a pair, together or each."""

    @property
    def plural(self) -> bool:
        return self.wording != 1


@says("as long as ~ is paired with another creature, {both} {what:and+@both}.")
class WhilePaired(Static, frozen=True):
    """What is so of both creatures while they are paired."""

    both: Both
    what: tuple[Modification, ...]

    def __post_init__(self) -> None:
        if any(isinstance(m, Restriction) for m in self.what):
            raise Unfit

    @rule("702.95b")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return tuple((ThePair(), While(condition=IsPaired(), then=m)) for m in self.what)

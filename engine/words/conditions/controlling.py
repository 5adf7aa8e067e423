"""Conditions about what players control."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.adjectives import Other
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import EachOtherPlayer, You
from engine.words.the_difference import SPOKEN_OF, compare, is_one


@says("{player} control{s} a(n) {things}", "{player} control{s} another {things:one}")
class Controls(Condition, frozen=True):
    """A player controls something that fits."""

    player: PlayerReference
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        found = (t for t in candidates(game, self.things, scope) if self.wording == 0 or t != scope.source)
        return any(game.controller(t) in who for t in found)


@says("{player} control{s} {number} or fewer {things:many}", "{player} control{s} {number} or fewer other {things:many}")
class ControlsFew(Condition, frozen=True):
    """A player controls at most a number of things that fit."""

    player: PlayerReference
    number: Numeral
    things: ObjectFilter

    def __post_init__(self) -> None:
        if _says_other(self.things):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        found = [t for t in candidates(game, self.things, scope) if self.wording == 0 or t != scope.source]
        return sum(game.controller(t) in who for t in found) <= (self.number.count(game, scope) or 0)


def _says_other(things: ObjectFilter) -> bool:
    return any(isinstance(a, Other) for a in things.adjectives)


@says("you don't control a(n) {things}", "you don't control another {things:one}")
class DontControl(Condition, frozen=True):
    """The controller controls nothing that fits."""

    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        mine = [t for t in candidates(game, self.things, scope) if game.controller(t) == scope.controller]
        return not [t for t in mine if self.wording == 0 or t != scope.source]


@says("{player} control{s} fewer {things:many} than {other}", "{player} control{s} fewer {things:many} than {other} do")
class ControlsFewer(Condition, frozen=True):
    """A certain player controls fewer things that fit than another."""

    player: PlayerReference
    things: ObjectFilter
    other: PlayerReference

    def __post_init__(self) -> None:
        if not is_one(self.player, self.other):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many fewer can be spoken of."""
        return SPOKEN_OF

    def holds(self, game: Game, scope: Scope) -> bool:
        having = [game.controller(t) for t in candidates(game, self.things, scope)]
        one, other = ([having.count(p) for p in who.find(game, scope)] for who in (self.player, self.other))
        compare(scope, *((one[0], other[0]) if one and other else (None, None)))
        return bool(one and other) and one[0] < other[0]


@says("{player} control{s} more {things:many} than {other}", "{player} control{s} more {things:many} than {other} do")
class ControlsMore(Condition, frozen=True):
    """A player controls more things that fit than another."""

    player: PlayerReference
    things: ObjectFilter
    other: PlayerReference

    def __post_init__(self) -> None:
        if isinstance(self.other, EachOtherPlayer) and not isinstance(self.player, You):
            raise Unfit  # others than that player are meant

    def holds(self, game: Game, scope: Scope) -> bool:
        having = [game.controller(t) for t in candidates(game, self.things, scope)]
        others = [having.count(p) for p in self.other.find(game, scope)]
        return bool(others) and any(having.count(p) > max(others) for p in self.player.find(game, scope))


@says("you control your commander", "you control a commander you own")
class ControlsCommander(Condition, frozen=True):
    """The controller controls their own commander."""

    @rule("903.3d")
    def holds(self, game: Game, scope: Scope) -> bool:
        there = (o for o in game.state.battlefield() if "commander" in o.marks and o.owner == scope.controller)
        return any(game.controller(o.id) == scope.controller for o in there)


@says("{player} control{s} exactly {number} {things:number}")
class ControlsExactly(Condition, frozen=True):
    """A player controls exactly a number of things that fit."""

    player: PlayerReference
    number: Numeral
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        having = [game.controller(t) for t in candidates(game, self.things, scope)]
        return any(having.count(p) == self.number.count(game, scope) for p in self.player.find(game, scope))


@says("you control a(n) {first} or there is a(n) {second}")
class ControlsOrThere(Condition, frozen=True):
    """The controller controls something that fits, or something fits another description."""

    first: ObjectFilter
    second: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        mine = any(game.controller(t) == scope.controller for t in candidates(game, self.first, scope))
        return mine or bool(candidates(game, self.second, scope))


@says("{player} control{s} {number} or more {things:many}", "{player} control{s} at least {number} {things:many}")
class ControlsMany(Condition, frozen=True):
    """A player controls at least a number of things that fit."""

    player: PlayerReference
    number: Numeral
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        many = sum(game.controller(t) in who for t in candidates(game, self.things, scope))
        return many >= (self.number.count(game, scope) or 0)


@says("{player} control{s} no {things:many}")
class ControlsNone(Condition, frozen=True):
    """A player controls nothing that fits."""

    player: PlayerReference
    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        return not any(game.controller(t) in who for t in candidates(game, self.things, scope))


class ControlsOfTwo(Condition, frozen=True):
    """A player controls something of two kinds."""

    player: PlayerReference
    first: ObjectFilter
    second: ObjectFilter

    def controlled(self, game: Game, scope: Scope) -> list[bool]:
        """For each kind, whether the player controls something of it."""
        who = self.player.find(game, scope)
        both = (candidates(game, things, scope) for things in (self.first, self.second))
        return [any(game.controller(t) in who for t in found) for found in both]


@says("{player} control{s} a(n) {first} or a(n) {second}")
class ControlsEither(ControlsOfTwo, frozen=True):
    """Of one of them at least."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self.controlled(game, scope))


@says("{player} control{s} a(n) {first} and a(n) {second}")
class ControlsBoth(ControlsOfTwo, frozen=True):
    """Of each of them."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return all(self.controlled(game, scope))


@says("any player controls a(n) {things}")
class AnyoneControls(Condition, frozen=True):
    """Some player controls something that fits."""

    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return any(game.controller(t) in game.state.players for t in candidates(game, self.things, scope))

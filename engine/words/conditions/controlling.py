"""Conditions about what players control."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.amounts import Numeral
from engine.words.filters.description import ObjectFilter, candidates


@says("{player} control{s} a(n) {things}", "{player} control{s} another {things}")
class Controls(Condition, frozen=True):
    """A player controls something that fits."""

    player: PlayerReference
    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.plural:
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        found = (t for t in candidates(game, self.things, scope) if self.wording == 0 or t != scope.source)
        return any(game.controller(t) in who for t in found)


@says("{player} control{s} {number} or more {things}")
class ControlsMany(Condition, frozen=True):
    """A player controls at least a number of things that fit."""

    player: PlayerReference
    number: Numeral
    things: ObjectFilter

    def __post_init__(self) -> None:
        if not self.things.plural:
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        many = sum(game.controller(t) in who for t in candidates(game, self.things, scope))
        return many >= (self.number.count(game, scope) or 0)


@says("{player} control{s} no {things}")
class ControlsNone(Condition, frozen=True):
    """A player controls nothing that fits."""

    player: PlayerReference
    things: ObjectFilter

    def __post_init__(self) -> None:
        if not self.things.plural:
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        return not any(game.controller(t) in who for t in candidates(game, self.things, scope))


@says("{player} control{s} {number} or fewer {things}")
class ControlsFew(Condition, frozen=True):
    """A player controls no more than a number of things that fit."""

    player: PlayerReference
    number: Numeral
    things: ObjectFilter

    def __post_init__(self) -> None:
        if not self.things.plural:
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        many = sum(game.controller(t) in who for t in candidates(game, self.things, scope))
        return many <= (self.number.count(game, scope) or 0)


@says("{player} control{s} a(n) {first} or a(n) {second}")
class ControlsEither(Condition, frozen=True):
    """A player controls something that fits one of two descriptions."""

    player: PlayerReference
    first: ObjectFilter
    second: ObjectFilter

    def __post_init__(self) -> None:
        if self.first.plural or self.second.plural:
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        who = self.player.find(game, scope)
        found = (*candidates(game, self.first, scope), *candidates(game, self.second, scope))
        return any(game.controller(t) in who for t in found)

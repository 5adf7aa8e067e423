"""A target that is an opponent or one of two sorts of objects."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Filter
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.objects import TargetEither


class OfTwo(Filter, frozen=True):
    """What fits one description or another; made, never read by itself."""

    things: ObjectFilter
    others: ObjectFilter

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope) or self.others.match(game, thing, scope)


@says("target opponent, {things:one}, or {others:one}")
class TargetOpponentOrTwo(TargetEither, frozen=True):
    """An opponent, or an object of either sort."""

    things: ObjectFilter
    others: ObjectFilter

    def filter(self) -> Filter:
        return OfTwo(things=self.things, others=self.others)

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        either = (*candidates(game, self.things, scope), *candidates(game, self.others, scope))
        return (*self.allowed(game, scope), *dict.fromkeys(either))

    def allowed(self, game: Game, scope: Scope) -> list[Id]:
        return game.state.opponents(scope.controller)

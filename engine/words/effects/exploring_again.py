"""Exploring more than once."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.effects.exploring import Explore


@says("explore{s^}, then it explores again")
class ExploreAgain(ObjectVerb, frozen=True):
    """A permanent explores twice."""

    @rule("701.44a")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        for _ in range(2):
            Explore().act(game, scope, objects)


@says("explore{s^} {number} times")
class ExploreOften(ObjectVerb, frozen=True):
    """A permanent explores a number of times."""

    number: Numeral

    def __post_init__(self) -> None:
        if isinstance(self.number, Number) and (self.number.n < 3 or self.number.form != "word"):
            raise Unfit

    @rule("701.44a")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        for _ in range(self.number.count(game, scope) or 0):
            Explore().act(game, scope, objects)

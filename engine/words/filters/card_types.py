"""How many card types something has."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.filters.base import Qualifier


@says("with {number} or more card types")
class WithCardTypes(Qualifier, frozen=True):
    """It has at least so many card types."""

    number: Number

    def __post_init__(self) -> None:
        if self.number.form != "word":
            raise Unfit

    @rule("205.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return len(set(game.characteristics(thing).types)) >= self.number.n

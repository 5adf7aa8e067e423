"""Exiling the graveyards of several players."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.effects.shuffling import ExilesGraveyards
from engine.words.references.possessive import PlayersOwn, Whose


@says("all opponents'", "all of your opponents'")
class AllOpponents(Whose, frozen=True):
    """Of every opponent."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.opponents(scope.controller))


@says("exile{s^} {whose} graveyards")
class ExileTheirGraveyards(ExilesGraveyards, frozen=True, kw_only=True):
    """The graveyards of several players."""

    whose: Whose

    def __post_init__(self) -> None:
        if not isinstance(self.whose, AllOpponents) and not (isinstance(self.whose, PlayersOwn) and self.whose.wording == 1):
            raise Unfit  # one player has but one

    def whose_graveyards(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.whose.find(game, scope)

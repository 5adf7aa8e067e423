"""Ending the turn and ending the combat phase."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.turn.ending import end_combat, end_turn
from engine.phrase import says


@says("end{s^} the turn")
class EndTheTurn(PlayerVerb, frozen=True):
    """The turn ends: the stack is exiled, and the cleanup step comes next."""

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        end_turn(game)


@says("end{s^} the combat phase")
class EndTheCombatPhase(PlayerVerb, frozen=True):
    """The combat phase ends, if it is that phase: the stack is exiled, and the next phase comes."""

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        end_combat(game)

"""Teams: your team is you and your teammates, in a game without teams you alone."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.teams import team
from engine.phrase import says
from engine.rulebook import rule


@says("your team")
class YourTeam(PlayerReference, frozen=True):
    """The controller of the ability and their teammates."""

    @rule("102.4")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return team(game.state, scope.controller)

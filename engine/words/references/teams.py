"""Teams: your team, which without teams is you, and your teammates."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.teams import team, teammates
from engine.phrase import says
from engine.rulebook import rule


@says("your team")
class YourTeam(PlayerReference, frozen=True):
    """The controller of the ability and their teammates."""

    @rule("102.4")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return team(game.state, scope.controller)


@says("each of your teammates")
class EachTeammate(PlayerReference, frozen=True):
    """The other players on the controller's team; nobody in a game without teams."""

    @rule("102.3")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return teammates(game.state, scope.controller)

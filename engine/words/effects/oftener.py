"""What makes keyword actions, choices, flips and rolls happen more often than told."""

from __future__ import annotations

from engine.game.functioning import hooks
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule

PROLIFERATE, VILLAINOUS, FLIP, ROLL = "proliferate", "villainous choice", "flip", "roll"


@rule("614.1a")
def instead(game: Game, player: Id, action: str) -> int:
    """How often a player does an action that they are told to do once, or how many flips or dice there are in place of one."""
    many = 1
    for more, scope in hooks(game, "more_often"):
        many = more(game, player, action, many, scope)
    return many


class MoreOften(Static, frozen=True):
    """A static ability that multiplies actions."""

    def more_often(self, game: Game, player: Id, action: str, many: int, scope: Scope) -> int:
        """How often an action is done in place of so many times."""
        return many


@says("if you would proliferate, proliferate twice instead.")
class ProliferateTwice(MoreOften, frozen=True):
    """The controller proliferates twice as often."""

    @rule("614.1a")
    def more_often(self, game: Game, player: Id, action: str, many: int, scope: Scope) -> int:
        return 2 * many if action == PROLIFERATE and player == scope.controller else many


@says(
    "if an opponent would face a villainous choice, "
    "they face that choice an additional time."
)
class FaceItAgain(MoreOften, frozen=True):
    """Opponents face villainous choices once more."""

    @rule("701.55c")
    def more_often(self, game: Game, player: Id, action: str, many: int, scope: Scope) -> int:
        return many + (action == VILLAINOUS and player in game.state.opponents(scope.controller))


@says(
    "if you would flip a coin, "
    "instead flip two coins and ignore one."
)
class FlipTwo(MoreOften, frozen=True):
    """The controller flips two coins for each and ignores one."""

    @rule("614.1a")
    def more_often(self, game: Game, player: Id, action: str, many: int, scope: Scope) -> int:
        return 2 * many if action == FLIP and player == scope.controller else many


@says(
    "if you would roll one or more dice, "
    "instead roll that many dice plus one "
    "and ignore the lowest roll."
)
class RollOneMore(MoreOften, frozen=True):
    """The controller rolls one die more and ignores the lowest roll."""

    @rule("614.1a", "706.6")
    def more_often(self, game: Game, player: Id, action: str, many: int, scope: Scope) -> int:
        return many + (action == ROLL and player == scope.controller)

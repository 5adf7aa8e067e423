"""What makes keyword actions, choices, flips and rolls happen more often than told."""

from __future__ import annotations

from engine.game.functioning import hooks
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number

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


@says("an additional time", "{number} additional times")
class Again(Word, frozen=True):
    """How often more."""

    number: Number = Number(n=1)


@says("if {player} would face a villainous choice, they face that choice {again}.")
class FaceItAgain(MoreOften, frozen=True):
    """Players face villainous choices more often."""

    player: PlayerReference
    again: Again

    @rule("701.55c")
    def more_often(self, game: Game, player: Id, action: str, many: int, scope: Scope) -> int:
        is_theirs = action == VILLAINOUS and player in self.player.find(game, scope)
        return many + self.again.number.n if is_theirs else many


@says("if you would flip a coin, instead flip {coins} coins and ignore {ignored}.")
class FlipMore(MoreOften, frozen=True):
    """The controller flips more coins for each and ignores all but one."""

    coins: Number
    ignored: Number

    def __post_init__(self) -> None:
        if self.ignored.n != self.coins.n - 1:
            raise Unfit

    @rule("614.1a")
    def more_often(self, game: Game, player: Id, action: str, many: int, scope: Scope) -> int:
        return self.coins.n * many if action == FLIP and player == scope.controller else many


@says("roll that many dice plus one and ignore the lowest roll", "one more die is rolled and the lowest roll is ignored")
class OneDieMore(Word, frozen=True):
    """One die more, and the lowest ignored."""


@says("if {player} would roll one or more dice, instead {rolls}.")
class RollOneMore(MoreOften, frozen=True):
    """Players roll one die more and ignore the lowest roll."""

    player: PlayerReference
    rolls: OneDieMore

    @rule("614.1a", "706.6")
    def more_often(self, game: Game, player: Id, action: str, many: int, scope: Scope) -> int:
        return many + (action == ROLL and player in self.player.find(game, scope))

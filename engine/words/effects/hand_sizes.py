"""Maximum hand sizes that an instruction changes, for a while or for good."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import FullClause


class HandSizeNow(Static, frozen=True, kw_only=True):
    """Some players' maximum hand size; made by an instruction, never read."""

    players: tuple[Id, ...]
    less: int | None = None

    @rule("402.2")
    def hand_size(self, game: Game, player: Id, size: int | None, scope: Scope) -> int | None:
        """The maximum hand size of a player, given what it was; None for no maximum."""
        if player not in self.players or size is None:
            return size
        return None if self.less is None else max(0, size - self.less)


@says("{player} {has/have} no maximum hand size {until}")
class NoMaximumNow(FullClause, frozen=True):
    """Players keep all their cards for a while, or for the rest of the game."""

    player: PlayerReference
    until: Duration

    @rule("402.2")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, HandSizeNow(players=self.player.find(game, scope)), self.until)


@says("your maximum hand size is reduced by {number} for the rest of the game")
class SmallerHandNow(FullClause, frozen=True):
    """The controller keeps fewer cards from now on."""

    number: Numeral

    @rule("402.2")
    def happen(self, game: Game, scope: Scope) -> None:
        less = self.number.count(game, scope) or 0
        begin(game, scope, HandSizeNow(players=(scope.controller,), less=less), None)

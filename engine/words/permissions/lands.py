"""More lands a turn than one."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import X
from engine.words.clauses import FullClause

ANY_NUMBER = 1000
"""As many as anybody could want."""


class MoreLands(Word, frozen=True):
    """How many lands more."""

    def count(self, game: Game, scope: Scope) -> int:
        """The number."""
        return 0


@says("an additional land", "two additional lands", "three additional lands")
class SomeMore(MoreLands, frozen=True):
    """A few."""

    def count(self, game: Game, scope: Scope) -> int:
        return 1 + self.wording


@says("{x} additional lands")
class XMore(MoreLands, frozen=True):
    """As many as X."""

    x: X

    def count(self, game: Game, scope: Scope) -> int:
        return self.x.count(game, scope) or 0


@says("any number of lands", "any number of additional lands")
class AnyMore(MoreLands, frozen=True):
    """As many as wanted."""

    def count(self, game: Game, scope: Scope) -> int:
        return ANY_NUMBER


@says(
    "you may play {lands} on each of your turns.",
    "you may play {lands} during each of your turns.",
    "each player may play {lands} (on|during) each of their turns.",
)
class AdditionalLands(Static, frozen=True):
    """More lands may be played each turn."""

    lands: MoreLands

    @rule("305.2")
    def additional_lands(self, game: Game, player: Id, scope: Scope) -> int:
        """How many more the player may play."""
        return self.lands.count(game, scope) if player == scope.controller or self.wording > 1 else 0


class MoreLandsNow(Static, frozen=True):
    """Some players may play more lands; made by an instruction, never read."""

    players: tuple[Id, ...]
    number: int

    @rule("305.2")
    def additional_lands(self, game: Game, player: Id, scope: Scope) -> int:
        """How many more the player may play."""
        return self.number if player in self.players else 0


@says("{player} may play {lands} {until}", "{player} may play up to {lands} {until}")
class MayPlayMore(FullClause, frozen=True):
    """Players may play more lands for a while."""

    player: PlayerReference
    lands: MoreLands
    until: Duration

    @rule("305.2")
    def happen(self, game: Game, scope: Scope) -> None:
        word = MoreLandsNow(players=self.player.find(game, scope), number=self.lands.count(game, scope))
        begin(game, scope, word, self.until)

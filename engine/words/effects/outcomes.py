"""The game and its turns: winning, losing, extra turns and phases."""

from __future__ import annotations

from engine.game.endings_within_range import draw_within_range
from engine.game.limited_range_of_influence import is_limited
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.players import DrawGame, LoseGame, WinGame
from engine.game.scope import Scope
from engine.game.teams import once_for_each_side
from engine.game.turn import AddPhases, TakeExtraTurn
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import FullClause


@says("win{s^} the game")
class Win(PlayerVerb, frozen=True):
    """Players win."""

    @rule("104.2b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(WinGame(player=p) for p in players))


@says("lose{s^} the game")
class LoseIt(PlayerVerb, frozen=True):
    """Players lose."""

    @rule("104.3e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(LoseGame(player=p) for p in players))


@says("the game is a draw")
class Draws(FullClause, frozen=True):
    """Nobody wins."""

    @rule("104.4c")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(*draw_within_range(game, scope.controller)) if is_limited(game.state) else game.happen(DrawGame())


@says("take{s^} an extra turn after this one", "take{s^} {amount} extra turns after this one")
class ExtraTurn(PlayerVerb, frozen=True):
    """Players take extra turns after this one."""

    amount: Numeral | None = None

    @rule("500.7")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = 1 if self.amount is None else self.amount.count(game, scope) or 0
        for player in once_for_each_side(game.state, players):
            for _ in range(many):
                game.happen(TakeExtraTurn(player=player))


@says(
    "(after this phase|after this main phase), there is an additional beginning phase",
    "there is an additional beginning phase after this phase",
)
class ExtraBeginning(FullClause, frozen=True):
    """A beginning phase, with an untap, an upkeep and a draw step, comes after this phase."""

    @rule("500.8")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(AddPhases(phases=("beginning",)))


@says("followed by an additional main phase")
class ThenMainPhase(Word, frozen=True):
    """A main phase after it."""


@says(
    "(after this phase|after this main phase), there is an additional combat phase[ {more}]",
    "there is an additional combat phase after this phase[ {more}]",
    "there is an additional combat phase after this phase, {more}",
)
class ExtraCombat(FullClause, frozen=True):
    """A combat phase, perhaps with a main phase, comes after this phase."""

    more: ThenMainPhase | None = None

    @rule("500.8")
    def happen(self, game: Game, scope: Scope) -> None:
        phases = ("combat",) if self.more is None else ("combat", "postcombat main")
        game.happen(AddPhases(phases=phases))

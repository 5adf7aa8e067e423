"""How a game with limited ranges of influence ends for some of its players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.limited_range_of_influence import in_range, is_limited
from engine.game.objects import Id
from engine.game.players import LoseGame, WinGame
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("801.14")
def win_within_range(game: Game, event: Event) -> tuple[Event, ...] | None:
    """When an effect says that a player wins, the opponents within range lose instead."""
    if not isinstance(event, WinGame) or event.why or not is_limited(game.state):
        return None
    return tuple(LoseGame(player=p, why="being within range of a winner") for p in game.state.opponents(event.player))


class LeaveInDraw(LoseGame, frozen=True):
    """The game is a draw for a player, who leaves it; the others go on."""

    def sentence(self, game: Game) -> str:
        return f"The game is a draw for {game.name(self.player)}, who leaves it."


@rule("801.15")
def draw_within_range(game: Game, player: Id) -> tuple[Event, ...]:
    """What an effect's draw means: for its controller and everybody within range."""
    return tuple(LeaveInDraw(player=p) for p in game.state.order() if in_range(game.state, player, p))


@rule("801.16")
def draw_of_loop(game: Game, players: Iterable[Id]) -> tuple[Event, ...]:
    """The game is a draw for those who have a part in a loop, and for everybody in range of one of them."""
    involved = tuple(players)
    return tuple(LeaveInDraw(player=p) for p in game.state.order() if any(in_range(game.state, one, p) for one in involved))

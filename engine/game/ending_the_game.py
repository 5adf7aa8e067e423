"""Ending the game: who loses at the next check of state-based actions, and what the game comes to when nobody else is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game.damage import commander_damage_mark
from engine.game.events import Event
from engine.game.objects import Id, Player
from engine.game.players import DrawGame, LoseGame, WinGame
from engine.game.state import State
from engine.game.teams import one_of_each, share_life, team
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

EMPTY = "drew from empty library"
BRAWL = "brawl"
"""The key of ``state.marks`` for that the game is a Brawl game."""


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    players = state.players.values()
    return "draw" in state.marks or any(p.has_won for p in players) or all(p.has_lost for p in players)


def end_if_over(game: Game) -> None:
    """The game ends when at most one player (or team) is left in it."""
    left = [p for p in game.state.players.values() if not p.has_lost]
    if not left:
        _all_lost(game)
    elif not is_over(game.state) and len(left) < len(game.state.players) and _are_one_team(left):
        _last_left(game, left)


def _all_lost(game: Game) -> None:
    (_all_teams_lost if any(p.team for p in game.state.players.values()) else _all_players_lost)(game)


@rule("104.4a")
def _all_players_lost(game: Game) -> None:
    game.happen(DrawGame(why="all players lose at the same time"))


@rule("104.4d", "104.4g")
def _all_teams_lost(game: Game) -> None:
    game.happen(DrawGame(why="all teams lose at the same time"))


def _last_left(game: Game, left: list[Player]) -> None:
    number = left[0].team
    members = [p for p in game.state.players.values() if p.team == number] if number else left
    (_last_team if number else _last_player)(game, members)


@rule("104.2a")
def _last_player(game: Game, winners: list[Player]) -> None:
    _win(game, winners)


@rule("104.2c", "104.3g")
def _last_team(game: Game, winners: list[Player]) -> None:
    """Those of the team who had lost before win with it."""
    _win(game, winners)


def _win(game: Game, winners: list[Player]) -> None:
    game.happen(*(WinGame(player=p.id, why="all opponents have left the game", is_last=True) for p in winners))


def _are_one_team(players: list[Player]) -> bool:
    return len(players) == 1 or (players[0].team != 0 and len({p.team for p in players}) == 1)


def losses(game: Game) -> Iterator[Event]:
    """Who loses by the state-based actions."""
    for check in (no_life, drew_from_empty, poisoned, commander_damage):
        yield from check(game)


def no_life(game: Game) -> Iterator[Event]:
    """Whoever has no life left loses."""
    for player in one_of_each(game.state, game.state.order()):
        if game.state.players[player].life <= 0:
            yield (_team_has_no_life if share_life(game.state) else _has_no_life)(player)


@rule("704.5a")
def _has_no_life(player: Id) -> LoseGame:
    return LoseGame(player=player, why="having no life left", for_life=True)


@rule("704.6a", "810.8c")
def _team_has_no_life(player: Id) -> LoseGame:
    return LoseGame(player=player, why="the team having no life left", for_life=True)


@rule("704.5b")
def drew_from_empty(game: Game) -> Iterator[Event]:
    """A player who had to draw from an empty library loses."""
    for player in game.state.order():
        if EMPTY in game.state.players[player].marks:
            yield LoseGame(player=player, why="having drawn from an empty library")


def poisoned(game: Game) -> Iterator[Event]:
    """Whoever has too many poison counters loses."""
    for player in one_of_each(game.state, game.state.order()):
        if (many := game.state.players[player].counters.get("poison", 0)) >= 10:
            yield from (_team_is_poisoned if share_life(game.state) else _is_poisoned)(game, player, many)


@rule("704.5c")
def _is_poisoned(game: Game, player: Id, many: int) -> Iterator[Event]:
    """Ten are too many."""
    yield LoseGame(player=player, why="having ten or more poison counters")


@rule("704.6b", "810.8d", "810.11")
def _team_is_poisoned(game: Game, player: Id, many: int) -> Iterator[Event]:
    """For a team of two fifteen are too many, five more for each further player."""
    most = 5 * (1 + len(team(game.state, player)))
    if many >= most:
        yield LoseGame(player=player, why=f"the team having {most} or more poison counters")


def commander_damage(game: Game) -> Iterator[Event]:
    """Who loses by the damage of a commander; in Brawl nobody does."""
    return iter(()) if _is_without_it(game) else _dealt_by_commanders(game)


@rule("903.12h")
def _is_without_it(game: Game) -> bool:
    return BRAWL in game.state.marks


@rule("704.6c", "903.10a")
def _dealt_by_commanders(game: Game) -> Iterator[Event]:
    """A player dealt 21 combat damage by one commander loses."""
    for player in game.state.order():
        dealt: dict[tuple[Id, str], int] = game.state.marks.get(commander_damage_mark(player), {})
        if any(amount >= 21 for amount in dealt.values()):
            yield LoseGame(player=player, why="having been dealt 21 combat damage by one commander")

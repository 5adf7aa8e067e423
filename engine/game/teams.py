"""Teams: who plays together, in what order teams are asked, and what is shared.

``Player.team`` numbers the teams, 0 for whoever plays alone. ``state.marks[TEAM_TURNS]`` says that teams take their turns
together, ``state.marks[TEAM_LIFE]`` that they have one life total and one number of poison counters, and win and lose as one.
Teammates sit side by side: they follow one another in the order of players.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engine.game.objects import Id
from engine.game.state import TEAM_LIFE, TEAM_TURNS
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def take_turns_together(state: Any) -> bool:
    """Whether teams take turns rather than players; looking does not count as reading the state."""
    return TEAM_TURNS in state.bare.marks


def share_life(state: Any) -> bool:
    """Whether each team has one life total; looking does not count as reading the state."""
    return TEAM_LIFE in state.bare.marks


@rule("102.3")
def teammates(state: Any, player: Id) -> tuple[Id, ...]:
    """The other players on a player's team who are still in the game."""
    number = state.players[player].team
    if not number:
        return ()
    return tuple(p for p in state.players if p != player and state.players[p].team == number and not state.players[p].has_lost)


@rule("102.4")
def team(state: Any, player: Id) -> tuple[Id, ...]:
    """A player and their teammates in the order of their seats; in a game without teams the player alone."""
    others = teammates(state, player)
    return tuple(p for p in state.players if p == player or p in others) if others else (player,)


def side(state: Any, player: Id) -> tuple[Id, ...]:
    """The players who take their turns, attack and block together with a player, the player among them."""
    return team(state, player) if take_turns_together(state) else (player,)


@rule("805.2")
def primary(state: Any, player: Id) -> Id:
    """The player who decides where those who take turns together do not say who does: the first of them in turn order."""
    return side(state, player)[0]


@rule("805.4a")
def are_active(state: Any, player: Id) -> bool:
    """Whether a player's team has the turn."""
    return player in side(state, state.turn.active)


def active_players(state: Any) -> tuple[Id, ...]:
    """Whose turn it is: one player, or those of a team."""
    return side(state, state.turn.active)


def in_turn(state: Any) -> list[tuple[Id, ...]]:
    """Who is asked and acts, one after the other: players in turn order, or teams."""
    order = state.order()
    return _teams_in_turn(state, order) if take_turns_together(state) else [(player,) for player in order]


@rule("805.6", "117.6")
def _teams_in_turn(state: Any, order: Sequence[Id]) -> list[tuple[Id, ...]]:
    """The active team first."""
    return list(dict.fromkeys(side(state, player) for player in order))


def sharing_life(state: Any, player: Id) -> tuple[Id, ...]:
    """The players whose life total and poison counters are the same as a player's."""
    return _of_one_team(state, player) if share_life(state) else (player,)


@rule("810.5", "810.9", "810.10")
def _of_one_team(state: Any, player: Id) -> tuple[Id, ...]:
    """What happens to one of them is applied to what they share."""
    number = state.players[player].team
    return tuple(p for p in state.players if state.players[p].team == number) if number else (player,)


def one_of_each(state: Any, players: Iterable[Id]) -> tuple[Id, ...]:
    """Of players who share what is meant only the first of each team."""
    found: list[Id] = []
    for player in players:
        if not set(found) & set(sharing_life(state, player)):
            found.append(player)
    return tuple(found)


@rule("805.8")
def once_for_each_side(state: Any, players: Iterable[Id]) -> tuple[Id, ...]:
    """Of players who take their turns together only the first, for what a single effect adds to the turns of all of them."""
    found: list[Id] = []
    for player in players:
        if not set(found) & set(side(state, player)):
            found.append(player)
    return tuple(found)


def called(game: Game, players: Sequence[Id]) -> str:
    """What players are called in a sentence."""
    names = [game.name(player) for player in players]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"

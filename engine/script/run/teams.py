"""Teams of a script: who plays with whom, in what order they sit, and what the kind of game has them share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.game.objects import Id
from engine.game.state import TEAM_LIFE, TEAM_TURNS, State
from engine.game.teams import primary
from engine.rulebook import rule
from engine.script.values import Format, Player, Script, Teammates, Teams

TWO_HEADED: Final = "Two-Headed Giant"
_LIFE_OF_EACH: Final = 15


class Seats(Struct, frozen=True):
    """The players in the order of their seats, and the number of each one's team."""

    players: tuple[Player, ...]
    teams: Mapping[Player, int] = {}
    is_two_headed: bool = False
    is_supposed: bool = False

    @property
    def together(self) -> Mapping[Player, int]:
        """The numbers of the teams that attack and block as one."""
        return self.teams if self.is_two_headed else {}


def seats(script: Script, players: tuple[Player, ...]) -> Seats:
    """Teammates sit side by side; where four play Two-Headed Giant the first two are supposed to be a team."""
    two_headed = any(isinstance(s.what, Format) and s.what.name == TWO_HEADED for s in script.statements)
    said = _whole([team for s in script.statements for team in _said(s.what)] or _unnamed(players), players)
    supposed = not said and two_headed and len(players) == 4
    teams = (players[:2], players[2:]) if supposed else said
    is_even = len({len(team) for team in teams}) == 1 and len(teams) == 2 and len(teams[0]) > 1
    if not any(len(team) > 1 for team in teams) or (two_headed and not is_even):
        return Seats(players)
    numbers = {player: number for number, team in enumerate(teams, 1) for player in team}
    return Seats(tuple(numbers), numbers, two_headed, supposed)


def _unnamed(players: tuple[Player, ...]) -> list[tuple[Player, ...]]:
    """The asker and the teammate of whom the text speaks, where it names nobody."""
    return [players[:2]] if players[:2] == (Player("me"), Player("teammate")) else []


def teammate_of_asker(of: Seats) -> dict[str, Id]:
    """Whom the asker's only teammate is, by that name."""
    me, teammate = Player("me"), Player("teammate")
    mates = [n for n, p in enumerate(of.players, 1) if p != me and of.teams.get(p, 0) == of.teams.get(me, -1)]
    return {teammate.name: mates[0]} if len(mates) == 1 and teammate not in of.players else {}


def _said(what: Any) -> tuple[tuple[Player, ...], ...]:
    if isinstance(what, Teammates):
        return (what.players,)
    return what.teams if isinstance(what, Teams) else ()


def _whole(said: Sequence[tuple[Player, ...]], players: Sequence[Player]) -> tuple[tuple[Player, ...], ...]:
    """The teams of which the text tells; where it tells of one, the others are the other. () where not everybody is in one."""
    teams = tuple(said)
    others = tuple(p for p in players if not any(p in team for team in teams))
    if len(teams) == 1 and others:
        teams, others = (*teams, others), ()
    named = [p for team in teams for p in team]
    return teams if not others and len(set(named)) == len(named) and set(named) <= set(players) else ()


def supposed(of: Seats) -> str:
    """What is taken for granted about the teams; empty where the text told."""
    if not of.is_supposed:
        return ""
    one, two, *others = (player.name for player in of.players)
    return f"{one} and {two} are a team, and {' and '.join(others)} are the other."


def seated(state: State, of: Seats, scene: Mapping[str, Id]) -> State:
    """The state with its teams, and with what they share."""
    for player, number in of.teams.items():
        state = state.put(state.players[scene[player.name]].with_(team=number))
    return _two_headed(state) if of.is_two_headed else state


@rule("810.2", "810.4", "810.11", "103.4a")
def _two_headed(state: State) -> State:
    """Teams take turns together, and each has a life total for each of its players."""
    life = _LIFE_OF_EACH * (len(state.players) // 2)
    players = {i: p.with_(life=life) for i, p in state.players.items()}
    marks = {**state.marks, TEAM_TURNS: True, TEAM_LIFE: True, "starting life": life}
    state = state.with_(players=players, marks=marks)
    first = primary(state, state.turn.active)
    return state.with_(turn=msgspec.structs.replace(state.turn, active=first, priority=first))

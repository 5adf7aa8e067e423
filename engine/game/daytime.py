"""Day and night: a designation of the game (``state.marks["daytime"]``), neither at first, and when it changes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from engine.game.abilities import expanded, has_keyword
from engine.game.events import Event
from engine.game.objects import Id, Object
from engine.game.replacement import can_happen
from engine.game.state import State
from engine.game.status import Transform
from engine.game.teams import active_players, take_turns_together
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

DAYTIME = "daytime"
DAYBOUND, NIGHTBOUND = "daybound", "nightbound"
_BOUND = frozenset({DAYBOUND, NIGHTBOUND})
SPELLS = "spells cast in the last turn by its player"
"""The key of ``state.marks`` for how many spells the active player of the turn before cast in it."""
LAST_TURN = "spells cast in the last turn"
"""The key of ``state.marks`` for how many spells each player cast in the turn before."""


class SetDaytime(Event, frozen=True):
    """It becomes day or night; ``was`` is what it was before, "" for neither."""

    to: Literal["day", "night"]
    was: Literal["", "day", "night"] = ""

    def is_possible(self, game: Game) -> bool:
        return game.state.marks.get(DAYTIME) != self.to

    def as_it_stands(self, game: Game) -> SetDaytime:
        return msgspec.structs.replace(self, was=game.state.marks.get(DAYTIME, ""))

    @rule("731.1")
    def apply(self, state: State) -> State:
        return state.with_(marks={**state.marks, DAYTIME: self.to})

    def sentence(self, game: Game) -> str:
        return f"It becomes {self.to}."


def keep(game: Game, before: State) -> None:
    """The same where something has changed that it may hang on."""
    now = game.state
    if now.objects is before.objects and now.effects is before.effects and now.marks.get(DAYTIME) == before.marks.get(DAYTIME):
        return
    check(game)


def check(game: Game) -> None:
    """What daybound and nightbound do at any time: make it day or night when it is neither, and turn over what shows the
    face of the other.
    """
    now = game.state
    bound = [(o, word) for o in now.battlefield() if not o.is_face_down for word in (_BOUND & expanded(o.base.abilities).keywords)]
    if bound:
        _keep(game, [(o, word) for o, word in bound if has_keyword(game, o.id, word)])


def _keep(game: Game, bound: list[tuple[Object, str]]) -> None:
    daytime = game.state.marks.get(DAYTIME)
    if daytime is None and any(word == DAYBOUND for _, word in bound):
        _becomes_day(game)
    elif daytime is None and bound:
        _becomes_night(game)
    elif daytime == "night":
        _turn_to_night(game, [o for o, word in bound if word == DAYBOUND and o.face == 0])
    else:
        _turn_to_day(game, [o for o, word in bound if word == NIGHTBOUND and o.face == 1])


@rule("702.145d")
def _becomes_day(game: Game) -> None:
    game.happen(SetDaytime(to="day"))


@rule("702.145g")
def _becomes_night(game: Game) -> None:
    game.happen(SetDaytime(to="night"))


@rule("702.145c")
def _turn_to_night(game: Game, permanents: list[Object]) -> None:
    _turn(game, permanents)


@rule("702.145f")
def _turn_to_day(game: Game, permanents: list[Object]) -> None:
    _turn(game, permanents)


def _turn(game: Game, permanents: list[Object]) -> None:
    turns = (Transform(object=o.id, is_bound=True) for o in permanents)
    if able := [one for one in turns if can_happen(game, one)]:
        game.happen(*able)


def spells_cast(state: State) -> int:
    """How many spells the active player has cast this turn; of a team, the player who has cast most."""
    by_player = spells_by_player(state)
    return max(by_player.get(player, 0) for player in active_players(state))


def spells_by_player(state: State) -> dict[Id, int]:
    """How many spells each player has cast this turn."""
    from engine.game.casting import Cast

    casts = [e.player for e in state.history if isinstance(e, Cast)]
    return {player: casts.count(player) for player in state.players}


def turn_over(game: Game) -> None:
    """The check in the untap step."""
    (_team_turn_over if take_turns_together(game.state) else _turn_over)(game)


@rule("502.2a", "731.2")
def _team_turn_over(game: Game) -> None:
    """What any player of the team whose turn it was has cast counts."""
    _check(game)


@rule("502.2", "731.2")
def _turn_over(game: Game) -> None:
    """When it is neither day nor night it stays so."""
    _check(game)


def _check(game: Game) -> None:
    cast = game.state.marks.get(SPELLS, 0)
    daytime = game.state.marks.get(DAYTIME)
    if daytime == "day" and cast == 0:
        _falls(game)
    elif daytime == "night" and cast >= 2:
        _breaks(game)


@rule("731.2a")
def _falls(game: Game) -> None:
    """Without a spell cast by its player in the turn before, day becomes night."""
    game.happen(SetDaytime(to="night"))


@rule("731.2b")
def _breaks(game: Game) -> None:
    """With two spells or more cast by its player in the turn before, night becomes day."""
    game.happen(SetDaytime(to="day"))

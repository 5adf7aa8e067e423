"""Two-Headed Giant: what holds for a whole team because something says it of one of its players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.life import GainLife, LoseLife
from engine.game.objects import Id
from engine.game.players import LoseGame, WinGame
from engine.game.teams import share_life, teammates
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def as_for_teammates(game: Game, event: Any) -> tuple[Event, ...]:
    """The event as it would be for each teammate, where what keeps it from a player keeps it from their whole team."""
    if not share_life(game.state):
        return ()
    as_for = _AS_FOR.get(type(event))
    if as_for is None:
        return ()
    player: Id = event.affected(game)
    return as_for(game, event, teammates(game.state, player)) if player in game.state.players else ()


@rule("810.9g")
def _gain(game: Game, event: GainLife, others: tuple[Id, ...]) -> tuple[Event, ...]:
    return tuple(msgspec.structs.replace(event, player=one) for one in others)


@rule("810.9h")
def _lose(game: Game, event: LoseLife, others: tuple[Id, ...]) -> tuple[Event, ...]:
    return tuple(msgspec.structs.replace(event, player=one) for one in others)


@rule("810.10c")
def _counters(game: Game, event: PutCounters, others: tuple[Id, ...]) -> tuple[Event, ...]:
    if event.kind != "poison" or event.on not in game.state.players:
        return ()
    return tuple(msgspec.structs.replace(event, on=one) for one in others)


@rule("810.8a")
def _end(game: Game, event: LoseGame | WinGame, others: tuple[Id, ...]) -> tuple[Event, ...]:
    return tuple(msgspec.structs.replace(event, player=one) for one in others)


_AS_FOR: dict[type[Event], Callable[[Game, Any, tuple[Id, ...]], tuple[Event, ...]]] = {
    GainLife: _gain, LoseLife: _lose, PutCounters: _counters, LoseGame: _end, WinGame: _end,
}

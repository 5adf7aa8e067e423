"""Handling triggered abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event
from engine.game.state import State

if TYPE_CHECKING:
    from engine.game.machine import Game


def notice(game: Game, happened: tuple[Event, ...], before: State) -> None:
    """Let triggered abilities see what happened; those that trigger wait to be put on the stack."""

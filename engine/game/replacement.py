"""Replacement and prevention effects: what an event becomes before it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events import Event

if TYPE_CHECKING:
    from engine.game.machine import Game


def settle(game: Game, event: Event) -> tuple[Event, ...]:
    """The events that take place for ``event``: after replacement, each followed by its parts, settled in turn."""
    parts = tuple(done for part in event.parts(game) for done in settle(game, part))
    return (event, *parts)

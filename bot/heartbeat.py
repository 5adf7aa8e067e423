"""The sign of life of a running bot: a file that it touches, whose age a health check reads."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from bot.library.home import home

EVERY = 20.0
"""Seconds between two beats."""
_DEAD_AFTER = 4 * EVERY


async def beating(is_connected: Callable[[], bool], beat: Callable[[], object]) -> None:
    """Beats while the bot is connected, until it is cancelled."""
    while True:
        if is_connected():
            beat()
        await asyncio.sleep(EVERY)


def beat() -> None:
    path = _path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def is_alive(now: float | None = None) -> bool:
    """Whether a bot with this home has been connected a moment ago."""
    try:
        return (time.time() if now is None else now) - _path().stat().st_mtime < _DEAD_AFTER
    except FileNotFoundError:
        return False


def _path() -> Path:
    return home() / "heartbeat"

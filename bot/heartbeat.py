"""The sign of life of a running bot: a file that it touches, whose age a health check reads."""

import time
from pathlib import Path

from bot.library.home import home

EVERY = 20.0
"""Seconds between two beats."""
_DEAD_AFTER = 4 * EVERY


def beat() -> None:
    """Called by the bot while it is connected, once in ``EVERY`` seconds."""
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

"""Newer cards and rules while the bot runs: fetched beside it by `lawmage sync`, taken in whole or not at all."""

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable

import structlog
from msgspec import Struct

from bot.setup import Setup

log = structlog.get_logger()
PATIENCE = 1800.0
"""Seconds that a fetch may take."""
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
SYNC = (sys.executable, "-m", "bot", "sync")
LACKS_RULES = "Without the Comprehensive Rules"


class Refreshed(Struct, frozen=True):
    """The bot with newer data, None when there is none to take; ``problem`` says what could not be loaded."""

    setup: Setup | None
    problem: str = ""


Refresh = Callable[[], Awaitable[Refreshed]]


async def from_the_network(again: Callable[[], Setup], command: tuple[str, ...] = SYNC) -> Refreshed:
    """Sync in a process of its own, which replaces the library only by a whole one; then set up ``again`` from it."""
    syncing = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE):
            _, said = await syncing.communicate()
    except BaseException:
        syncing.kill()
        await syncing.wait()
        raise
    lines = said.decode(errors="replace").strip().splitlines()
    if syncing.returncode:
        return Refreshed(None, lines[-1] if lines else f"it ended with status {syncing.returncode}")
    problem = next((line for line in lines if line.startswith(LACKS_RULES)), "")
    return Refreshed(await asyncio.to_thread(again), problem)


def newer_rules(published: Callable[[], str], edition: str) -> str:
    """The date of the rules that are published, where those of ``edition`` are older; "" where nothing newer is known."""
    loaded = _DATE.search(edition)
    date = published() if loaded else ""
    return date if loaded and date > loaded[0] else ""

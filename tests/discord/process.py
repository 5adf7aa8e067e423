"""The bot as a process of its own, with the stand-in for the engine: ``python -m tests.discord.process API DATABASE``."""

import asyncio
import sys
from pathlib import Path

from bot.app import serve
from bot.setup import Setup
from tests.discord import judging
from tests.discord.loopback.server import TOKEN


def setup(api: str, database: Path, *, deadline: float = 16.0, workers: int = 1) -> Setup:
    return Setup(
        token=TOKEN,
        store_url=f"sqlite:///{database}",
        cards=judging.Bears(),
        rulebook=judging.RULEBOOK,
        prepare=judging.ready,
        judge=judging.judge,
        readings=judging.readings,
        nearest=judging.nearest,
        engine="0.1.0",
        edition="Comprehensive Rules of 2026-09-25",
        deadline=deadline,
        workers=workers,
        api=api,
    )


if __name__ == "__main__":
    asyncio.run(serve(setup(sys.argv[1], Path(sys.argv[2]))))

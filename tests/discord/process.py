"""The bot as a process of its own: ``python -m tests.discord.process API DATABASE``, with the stand-in for the engine, or with
the real one where a port for figures is named as well."""

import asyncio
import sys
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from bot import judging as engine
from bot.app import serve
from bot.library.opening import starter
from bot.quiz import working
from bot.setup import Setup
from bot.terms import Terms
from engine.rulebook.book import our_book
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
        picture=judging.picture,
        terms=Terms(judging.RULEBOOK, judging.GLOSSARY),
        examples=judging.EXAMPLES,
        about={"coverage": "12.5%"},
        engine="0.1.0",
        edition="Comprehensive Rules of 2026-09-25",
        deadline=deadline,
        workers=workers,
        api=api,
        draw=judging.draw,
        check_own=judging.check_own,
    )


def real_setup(api: str, database: Path) -> Setup:
    """The real engine on the starter cards."""
    return replace(
        setup(api, database),
        cards=starter(),
        rulebook=our_book(),
        prepare=partial(engine.get_ready, starter),
        judge=engine.judge,
        readings=engine.readings,
        nearest=engine.nearest,
        picture=engine.picture,
        draw=working.draw,
        check_own=working.check_own,
        terms=Terms(our_book()),
        examples={},
    )


if __name__ == "__main__":
    if len(sys.argv) > 3:
        real = real_setup(sys.argv[1], Path(sys.argv[2]))
        asyncio.run(serve(replace(real, workers=2, metrics_port=int(sys.argv[3]))))
    else:
        asyncio.run(serve(setup(sys.argv[1], Path(sys.argv[2]))))

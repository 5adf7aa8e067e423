"""A loopback Discord for each test, and bots that log in to it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import discord as library
import pytest
from msgspec.structs import replace
from yarl import URL

from bot.app import serve
from bot.refresh import Refresh
from bot.setup import Setup
from tests.discord.loopback import Discord, Person, running
from tests.discord.process import setup

BotStarter = Callable[..., AbstractAsyncContextManager[None]]


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    """At the end of the test, nothing that the bot sent may have been at fault, or have been able to mention anybody."""
    monkeypatch.setattr(library.http.Route, "BASE", library.http.Route.BASE)
    async with running() as server:
        gateway = URL(server.api.replace("http://", "ws://").removesuffix("/api/v10")) / "gateway/"
        monkeypatch.setattr(library.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield server
    assert server.faults == []
    assert all(body.get("allowed_mentions", {}).get("parse") == [] for body in server.messages)


@pytest.fixture
def start(discord: Discord, tmp_path: Path) -> BotStarter:
    """Starts a bot on the test's database; leaving its context stops it."""

    def started(refresh: Refresh | None = None, **changes: object) -> AbstractAsyncContextManager[None]:
        return serving(discord, replace(setup(discord.api, tmp_path / "bot.db"), **changes), refresh)

    return started


@asynccontextmanager
async def serving(discord: Discord, made_of: Setup, refresh: Refresh | None = None) -> AsyncIterator[None]:
    """A bot, logged in."""
    before = len(discord.gateway.sessions)
    bot = asyncio.create_task(serve(made_of, refresh))
    connected = asyncio.create_task(discord.gateway.connected(before + 1))
    async with asyncio.timeout(30):
        await asyncio.wait([bot, connected], return_when=asyncio.FIRST_COMPLETED)
    if bot.done():
        connected.cancel()
        await bot
    try:
        yield
    finally:
        bot.cancel()
        await bot


@pytest.fixture
async def bot(start: BotStarter) -> AsyncIterator[None]:
    async with start():
        yield


@pytest.fixture
def alice(discord: Discord) -> Person:
    return discord.person("Alice")


@pytest.fixture
def bob(discord: Discord) -> Person:
    return discord.person("Bob")

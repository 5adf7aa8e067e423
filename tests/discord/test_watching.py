"""Figures and health over HTTP, commands registered once, a graceful stop, symbols, languages."""

import asyncio
import re
import socket

import aiohttp
import pytest

from bot.commands import COMMANDS
from bot.symbols import SYMBOLS, emoji_name
from tests.discord.conftest import BotStarter
from tests.discord.loopback import Discord, Person, text_of
from tests.discord.test_game import said


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def test_figures_and_health_are_served_where_a_port_is_set(start: BotStarter, alice: Person) -> None:
    port = free_port()
    async with start(metrics_port=port), aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
        await said(alice, "ruling", scenario="secret words")
        await said(alice, "card", name="no such card")
        figures = await (await http.get("/metrics")).text()
        async with asyncio.timeout(20):
            while (health := await http.get("/health")).status == 503:
                pass
        assert await health.json() == {"well": True}
    assert 'lawmage_interactions_total{kind="application_command"} 2.0' in figures
    assert 'lawmage_refusals_total{kind="Refusal"} 1.0' in figures
    assert "lawmage_ruling_seconds_count 1.0" in figures
    assert "lawmage_guilds 1.0" in figures
    assert "secret" not in figures


async def test_commands_are_registered_once_and_again_when_they_change(
    discord: Discord, start: BotStarter, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start():
        assert discord.syncs == 1
    async with start():
        assert discord.syncs == 1
    monkeypatch.setattr(COMMANDS[0], "description", "Something else.")
    async with start():
        assert discord.syncs == 2


async def test_a_bot_that_stops_finishes_what_is_under_way(start: BotStarter, alice: Person) -> None:
    async with start():
        reply = await alice.uses("ruling", scenario="slow\nHow many steps?")
        await reply.acknowledged()
    assert "There are 1 steps." in text_of(await reply.answer())


async def test_symbols_are_shown_as_emoji_of_ours_and_as_text_without_them(
    discord: Discord, start: BotStarter, alice: Person
) -> None:
    async with start():
        assert "{1}{G}" in await said(alice, "card", name="grizzly bears")
    discord.emoji["7"] = {"id": "7", "name": "mana_g", "animated": False, "require_colons": True, "managed": False}
    async with start():
        assert "{1}<:mana_g:7>" in await said(alice, "card", name="grizzly bears")


async def test_people_are_spoken_to_in_their_language(bot: None, discord: Discord, alice: Person) -> None:
    alice.locale = "de"
    assert "Kein Spiel" in await said(alice, "game show")
    message = await (await alice.uses("ruling", scenario="one")).answer()
    assert "Angenommen" in text_of(message)
    described = discord.commands["ruling"]["description_localizations"]
    assert set(described) == {"de"}
    alice.locale = "fr"
    assert "No game" in await said(alice, "game show")


def test_every_symbol_has_a_name_of_its_own() -> None:
    names = [emoji_name(symbol) for symbol in SYMBOLS]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in names)

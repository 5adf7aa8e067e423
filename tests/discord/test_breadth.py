"""Every command once, against another model of Discord than the loopback: simcord, in this process.

simcord moves the clock itself and waits until nothing is due, so what the bot does by itself is left out here.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import Lawmage
from bot.refusal import Refusal
from bot.store import opened
from bot.work import Workers
from tests.discord.loopback.shapes import text_of
from tests.discord.process import setup
from tests.discord.table import MENU, commands

simcord = pytest.importorskip("simcord")
CARD = "Bear Mentor {1}{G} / Creature — Bear / Other Bears you control get +1/+1. / 2/2"
GIVEN: dict[str, dict[str, Any]] = {
    "card": {"name": "Grizzly Bears"},
    "custom add": {"card": CARD},
    "custom remove": {"name": "Bear Mentor"},
    "custom show": {"name": "Bear Mentor"},
    "game ask": {"question": "How many?"},
    "game choose": {"option": "Bear"},
    "game do": {"line": "two"},
    "game start": {"position": "one"},
    "glossary": {"term": "exile"},
    "keyword": {"name": "flying"},
    "quiz schedule": {"every": "day", "time": "18:30"},
    "quiz submit": {"scenario": "Two bears?", "wrong": "7"},
    "rule": {"about": "704.5f"},
    "ruling": {"scenario": "one\nHow many?"},
}
LAST = ("game end", "game restore", "custom remove", "quiz season", "quiz stop", "forget")
"""What takes away what others need."""


@asynccontextmanager
async def simulated(folder: Path) -> AsyncIterator[tuple[Any, Any]]:
    """A simulated Discord with the bot, and a channel in it."""
    made_of = setup("", folder / "bot.db")
    async with opened(made_of.store_url) as store, Workers(1, prepare=made_of.prepare) as workers:
        client = Lawmage(made_of, store, workers)
        client.background.begin = lambda: None  # type: ignore[method-assign]
        async with simcord.run(client, shard_count=1, settle_timeout=60) as environment:
            yield environment, environment.create_guild().create_text_channel("rules")


def in_order() -> list[str]:
    """All commands, those that begin something first."""
    rest = sorted(name for name in commands() if name not in LAST and name != MENU)
    return ["game start", *(name for name in rest if name != "game start"), *LAST]


def shown(result: Any) -> str:
    answers = [result.response, *result.followups]
    return "\n".join(text_of({"components": answer.components}) for answer in answers if answer)


async def test_every_command_is_answered(tmp_path: Path) -> None:
    async with simulated(tmp_path) as (environment, channel):
        boss = environment.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True, manage_messages=True))
        chief = environment.guild.add_member(environment.create_user("chief"), roles=[boss])
        other = environment.guild.add_member(environment.create_user("other"))
        given = GIVEN | {
            "game fork": {"source": channel},
            "game import": {"file": ("game.txt", b"one")},
            "game owner": {"member": other},
        }
        for name in in_order():
            result = await chief.slash(channel, name, **given.get(name, {}))
            assert result.acknowledged, name
            assert shown(result), name
        assert all(isinstance(getattr(error, "original", error), Refusal) for error in environment.errors)


async def test_a_message_is_ruled_on_from_its_menu(tmp_path: Path) -> None:
    async with simulated(tmp_path) as (environment, channel):
        alice = environment.guild.add_member(environment.create_user("alice"))
        message = await alice.send(channel, "one\nHow many?")
        assert "There are 1 steps." in shown(await alice.context_menu(channel, MENU, message))


async def test_who_does_not_manage_the_server_is_not_offered_its_settings(tmp_path: Path) -> None:
    async with simulated(tmp_path) as (environment, channel):
        alice = environment.guild.add_member(environment.create_user("alice"))
        offered = alice.available_commands(channel)
        assert "ruling" in offered
        assert not [name for name in offered if name.startswith("settings")]


async def test_a_form_and_a_button_lead_on(tmp_path: Path) -> None:
    async with simulated(tmp_path) as (environment, channel):
        alice = environment.guild.add_member(environment.create_user("alice"))
        ruled = await alice.submit_modal(await alice.slash(channel, "ruling"), {"text": "one\nHow many?"})
        assert "There are 1 steps." in shown(ruled)
        assert "one" in shown(await alice.click(ruled.response, label="Steps"))

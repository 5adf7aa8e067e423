"""Logging in, what the bot asks for, deadlines, and a crowd."""

import asyncio

import discord as library
import pytest

from bot.commands import COMMANDS
from tests.discord.conftest import BotStarter
from tests.discord.loopback import Discord, Person, labels, text_of


async def test_only_the_guilds_intent_is_asked_for(bot: None, discord: Discord) -> None:
    assert discord.gateway.sessions[-1].intents == library.Intents(guilds=True).value


async def test_the_connection_is_compressed_as_discord_does_it(bot: None, discord: Discord) -> None:
    assert discord.gateway.compressed == "zlib-stream"


async def test_the_commands_are_registered_and_games_are_for_guilds_only(bot: None, discord: Discord) -> None:
    assert set(discord.commands) == {command.name for command in COMMANDS}
    assert discord.commands["game"]["contexts"] == [0]
    assert discord.commands["ruling"]["contexts"] == [0, 1, 2]


async def test_a_wrong_token_is_said_to_be_wrong(discord: Discord, start: BotStarter) -> None:
    discord.token = "another"
    with pytest.raises(library.LoginFailure):
        async with start():
            pass


async def test_a_scenario_without_end_is_stopped_and_the_next_is_answered(start: BotStarter, alice: Person) -> None:
    async with start(deadline=0.2):
        stopped = await alice.uses("ruling", scenario="forever")
        assert "so I stopped" in text_of(await stopped.answer())
        assert "Steps" in labels(await (await alice.uses("ruling", scenario="one")).answer())


async def test_a_crowd_is_answered_each_once(bot: None, discord: Discord) -> None:
    people = [discord.person(f"P{n}") for n in range(50)]
    asked = [await person.uses("ruling", scenario=f"line of {person.name}") for person in people]
    messages = await asyncio.gather(*(reply.answer() for reply in asked))
    for person, reply, message in zip(people, asked, messages, strict=True):
        assert f"line of {person.name}" in text_of(message)
        assert reply.edits == 1

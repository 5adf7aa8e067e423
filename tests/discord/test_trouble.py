"""Trouble on the way: rate limits, bad moments of Discord's, broken connections, tokens that are good no longer."""

import asyncio
from types import SimpleNamespace

import pytest

from tests.discord.conftest import BotStarter
from tests.discord.loopback import Discord, Person, text_of
from tests.discord.loopback.server import INVALID_TOKEN
from tests.discord.test_game import said
from tests.discord.test_quiz import MANAGE_GUILD, Clock, until

TRIES = 5
"""How often discord.py tries."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py tries again without waiting between."""

    async def at_once(seconds: float, result: object = None) -> object:
        return await asyncio.sleep(0, result)

    for module in ("discord.webhook.async_", "discord.http"):
        monkeypatch.setattr(f"{module}.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": at_once}))


@pytest.mark.parametrize("kind", ["callback", "edit"])
@pytest.mark.parametrize("moods", [[429, 429], [500], [502, 503, 504]], ids=str)
async def test_an_answer_gets_through_and_is_given_once(
    bot: None, discord: Discord, alice: Person, kind: str, moods: list[int]
) -> None:
    discord.moods = {kind: list(moods)}
    reply = await alice.uses("ruling", scenario="one")
    assert "one" in text_of(await reply.answer())
    assert (discord.moods, reply.edits, reply.refused) == ({kind: []}, 1, [])


async def test_when_discord_takes_no_answer_the_person_is_told(
    bot: None, discord: Discord, alice: Person
) -> None:
    discord.moods = {"edit": [503] * TRIES}
    text = text_of(await (await alice.uses("ruling", scenario="one")).answer())
    assert "Discord did not take my answer" in text
    assert "on my side" not in text


async def test_when_discord_takes_nothing_at_all_the_next_question_is_answered(bot: None, discord: Discord, alice: Person) -> None:
    discord.moods = {"edit": [500] * TRIES, "followup": [500] * TRIES}
    await alice.uses("ruling", scenario="one")
    await until(lambda: discord.moods == {"edit": [], "followup": []})
    assert "two" in await said(alice, "ruling", scenario="two")


async def test_a_question_by_schedule_gets_through_once(start: BotStarter, discord: Discord) -> None:
    clock, chief = Clock(), discord.person("Chief", permissions=MANAGE_GUILD)
    async with start(clock=clock, quiz_every=0.05):
        await said(chief, "quiz schedule", every="day", time="12:10")
        discord.moods = {"post": [429, 500, 502]}
        clock.now += 900
        await until(lambda: len(discord.posted) == 1)
        await clock.is_looked_at()
        assert (len(discord.posted), discord.moods) == (1, {"post": []})


async def test_an_answer_to_a_token_that_is_good_no_longer_is_let_be(bot: None, discord: Discord, alice: Person) -> None:
    late = await alice.uses("ruling", scenario="slow\nHow many?")
    await late.acknowledged()
    late.over = True
    assert await late.refusal() == INVALID_TOKEN
    assert "two" in await said(alice, "ruling", scenario="two")
    assert (late.edits, late.followups, late.refused) == (0, [], [INVALID_TOKEN])


async def test_a_request_to_reconnect_is_followed_and_the_session_resumed(bot: None, discord: Discord, alice: Person) -> None:
    await discord.gateway.asks_to_reconnect()
    missed = await alice.uses("ruling", scenario="one")
    async with asyncio.timeout(20):
        await discord.gateway.resumptions(1)
    assert "one" in text_of(await missed.answer())
    assert len(discord.gateway.sessions) == 1


async def test_after_a_session_that_ended_the_bot_begins_another(bot: None, discord: Discord, alice: Person) -> None:
    await said(alice, "game start", position="one")
    await discord.gateway.ends_the_session()
    async with asyncio.timeout(30):
        await discord.gateway.connected(2)
    assert "one" in await said(alice, "game show")
    assert discord.syncs == 1


async def test_what_is_delivered_again_on_resuming_is_done_once(bot: None, discord: Discord, alice: Person) -> None:
    await said(alice, "game start", position="one")
    line = await alice.uses("game do", line="two")
    await line.answer()
    discord.gateway.repeats = 2
    await discord.gateway.asks_to_reconnect()
    async with asyncio.timeout(20):
        await discord.gateway.resumptions(1)
    shown = await said(alice, "game show")
    assert shown.count("two") == 1 + shown.count(". two")
    assert (line.edits, line.refused) == (1, [])

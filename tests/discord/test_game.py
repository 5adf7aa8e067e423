"""/game: a channel's game, its buttons, people at once, restarts and deaths of the bot."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.discord.conftest import BotStarter
from tests.discord.loopback import Discord, Person, text_of
from tests.discord.loopback.shapes import OTHER_CHANNEL

ROOT = Path(__file__).parents[2]
MANAGE_MESSAGES = 1 << 13


async def said(person: Person, command: str, at: int | None = None, **given: object) -> str:
    place = {} if at is None else {"at": at}
    return text_of(await (await person.uses(command, **place, **given)).answer())


async def test_a_game_is_started_played_shown_and_ended(bot: None, alice: Person, bob: Person) -> None:
    assert "started a game" in await said(alice, "game start", position="Alice: Forest")
    assert "Bob casts Fog" in await said(bob, "game do", line="Bob casts Fog")
    shown = await said(alice, "game show")
    assert "Alice: Forest" in shown
    assert f"<@{bob.id}>" in shown
    assert "The game has ended." in await said(alice, "game end")
    assert "No game is going on" in await said(alice, "game show")


async def test_a_step_shows_only_what_is_new(bot: None, alice: Person) -> None:
    await said(alice, "game start", position="first line")
    step = await said(alice, "game do", line="second line")
    assert "second line" in step
    assert "first line" not in step


async def test_a_question_is_answered_and_not_added(bot: None, alice: Person) -> None:
    await said(alice, "game start", position="one")
    assert "There are 1 steps." in await said(alice, "game do", line="How many?")
    assert "How many" not in await said(alice, "game show")


async def test_a_line_that_is_not_understood_changes_nothing_and_can_be_said_again(bot: None, alice: Person) -> None:
    await said(alice, "game start", position="one")
    message = await (await alice.uses("game do", line="nonsense flurb")).answer()
    assert "not done" in text_of(message)
    assert "flurb" not in await said(alice, "game show")
    form = await alice.presses(message, "Edit")
    again = await (await alice.fills_in(form, "two")).answer()
    assert "two" in text_of(again)
    assert "two" in await said(alice, "game show")


async def test_a_mistyped_name_in_a_line_is_put_right_by_a_press(bot: None, alice: Person) -> None:
    await said(alice, "game start", position="one")
    refused = await (await alice.uses("game do", line="cast Grizly Bares")).answer()
    assert "version 2" in text_of(await (await alice.presses(refused, "Grizzly Bears")).answer())
    assert "cast Grizzly Bears" in await said(alice, "game show")


async def test_a_position_that_is_not_understood_starts_no_game_until_it_is_said_better(bot: None, alice: Person) -> None:
    form = await alice.uses("game start")
    message = await (await alice.fills_in(form, "nonsense")).answer()
    assert "No game is going on" in await said(alice, "game show")
    again = await alice.fills_in(await alice.presses(message, "Edit"), "one")
    await again.answer()
    assert "one" in await said(alice, "game show")


async def test_each_channel_has_its_own_game_and_only_one(bot: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="here")
    await said(bob, "game start", at=OTHER_CHANNEL, position="there")
    assert "going on in this channel already" in await said(bob, "game start", position="again")
    assert "there" in await said(alice, "game show", at=OTHER_CHANNEL)
    assert "there" not in await said(alice, "game show")


async def test_only_the_owner_or_a_moderator_ends_a_game(discord: Discord, bot: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="one")
    assert "a moderator can do this" in await said(bob, "game end")
    moderator = discord.person("Mo", permissions=MANAGE_MESSAGES)
    assert "The game has ended." in await said(moderator, "game end")


async def test_undo_drops_the_newest_line_and_not_the_position(bot: None, alice: Person) -> None:
    await said(alice, "game start", position="one")
    await said(alice, "game do", line="two")
    await said(alice, "game undo")
    assert "two" not in await said(alice, "game show")
    assert "Only the starting position is left" in await said(alice, "game undo")


async def test_a_stale_undo_button_is_refused_and_undoes_nothing(bot: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="one")
    old = await (await alice.uses("game do", line="two")).answer()
    await said(bob, "game do", line="three")
    refusal = await (await alice.presses(old, "Undo")).followup()
    assert "has moved on" in text_of(refusal)
    assert "three" in await said(alice, "game show")


async def test_anybody_in_the_channel_settles_a_choice_of_the_game_and_only_once(bot: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="one")
    message = await (await alice.uses("game do", line="choose target of Bear, Wolf")).answer()
    await (await bob.presses(message, "Wolf")).answer()
    assert "target is Wolf" in await said(alice, "game show")
    late = await (await alice.presses(message, "Bear")).followup()
    assert "has moved on" in text_of(late)


async def test_people_acting_at_once_lose_nothing(bot: None, discord: Discord, alice: Person) -> None:
    await said(alice, "game start", position="one")
    people = [discord.person(f"P{n}") for n in range(12)]
    steps = [await person.uses("game do", line=f"line of {person.name}") for person in people]
    await asyncio.gather(*(step.answer() for step in steps))
    message = await (await alice.uses("game show")).answer()
    assert all(text_of(message).count(f"<@{person.id}>") == 1 for person in people)
    assert "version 13" in text_of(message)


async def test_two_bots_on_one_database_lose_nothing(discord: Discord, start: BotStarter, alice: Person) -> None:
    async with start(), start():
        await said(alice, "game start", position="one")
        steps = []
        for n in range(8):
            discord.gateway.sessions.reverse()
            steps.append(await alice.uses("game do", line=f"line number {n}."))
        await asyncio.gather(*(step.answer() for step in steps))
        shown = await said(alice, "game show")
        assert all(f"line number {n}." in shown for n in range(8))


async def test_a_line_delivered_to_two_bots_is_added_once(discord: Discord, start: BotStarter, alice: Person) -> None:
    async with start(), start():
        await said(alice, "game start", position="one")
        step = await alice.uses("game do", line="two")
        for session in discord.gateway.sessions:
            await session.dispatch("INTERACTION_CREATE", step.payload)
        await step.answer()
        assert "version 2" in await said(alice, "game show")


async def test_a_game_and_its_buttons_survive_a_restart(discord: Discord, start: BotStarter, alice: Person) -> None:
    async with start():
        await said(alice, "game start", position="one")
        message = await (await alice.uses("game do", line="choose target of Bear, Wolf")).answer()
        form = await alice.uses("ruling")
        await form.modal()
    async with start():
        assert "choose target of Bear, Wolf" in await said(alice, "game show")
        assert "one" in text_of(await (await alice.presses(message, "Steps")).answer())
        chosen = await (await alice.presses(message, "Wolf")).answer()
        assert "target is Wolf" in text_of(chosen)
        assert "There are 0 steps." in text_of(await (await alice.fills_in(form, "How many?")).answer())


async def test_a_killed_bot_loses_no_acknowledged_step(discord: Discord, alice: Person, tmp_path: Path) -> None:
    async with process(discord, tmp_path) as first:
        await said(alice, "game start", position="one")
        for n in range(5):
            await said(alice, "game do", line=f"line {n}.")
        under_way = await alice.uses("game do", line="forever")
        await under_way.acknowledged()
        os.kill(first.pid, signal.SIGKILL)
        await first.wait()
    async with process(discord, tmp_path):
        shown = await said(alice, "game show")
        assert "version 6" in shown
        assert all(f"line {n}." in shown for n in range(5))
        await said(alice, "game do", line="and on it goes")


async def test_a_bot_told_to_stop_ends_by_itself(discord: Discord, tmp_path: Path) -> None:
    async with process(discord, tmp_path) as bot:
        bot.terminate()
        assert await bot.wait() == 0


async def test_a_dropped_connection_is_resumed_and_nothing_is_missed(bot: None, discord: Discord, alice: Person) -> None:
    await said(alice, "game start", position="one")
    session = discord.gateway.sessions[-1]
    assert session.socket is not None
    await session.socket.close(code=4000)
    missed = await alice.uses("game do", line="two")
    async with asyncio.timeout(20):
        await discord.gateway.resumptions(1)
    assert "two" in text_of(await missed.answer())


@asynccontextmanager
async def process(discord: Discord, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot in a process of its own, connected."""
    before = len(discord.gateway.sessions)
    command = (sys.executable, "-m", "tests.discord.process", discord.api, str(folder / "bot.db"))
    bot = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    try:
        async with asyncio.timeout(30):
            await discord.gateway.connected(before + 1)
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()

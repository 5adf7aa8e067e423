"""/game ask, choose, log, redo, fork, export, import, restore, players, owner; sleep and purge."""

import asyncio

from tests.discord.conftest import BotStarter
from tests.discord.loopback import Channel, Discord, File, Person, labels, text_of
from tests.discord.loopback.shapes import EPHEMERAL, GUILD, OTHER_CHANNEL
from tests.discord.test_game import MANAGE_MESSAGES, said

DAY = 24 * 3600
NOW = 1_790_000_000


async def test_a_question_asked_leaves_the_game_as_it_is(bot: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="one")
    reply = await (await bob.uses("game ask", question="How many?", private=True)).answer()
    assert "There are 1 steps." in text_of(reply)
    assert reply["flags"] & EPHEMERAL
    assert "not a question alone" in await said(bob, "game ask", question="two")
    assert "not done" in await said(bob, "game ask", question="nonsense flurb")
    assert "version 1" in await said(alice, "game show")
    assert "No game" in await said(bob, "game ask", at=OTHER_CHANNEL, question="How many?")


async def test_an_open_choice_is_settled_by_command_too(bot: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="one")
    assert "waits for no choice" in await said(alice, "game choose", option="Wolf")
    await said(alice, "game do", line="choose target of Bear, Wolf")
    assert await (await bob.types("game choose", "option", "wo")).choices() == ["Wolf (target)"]
    assert "not one of the choices" in await said(bob, "game choose", option="Dragon")
    assert "target is Wolf" in await said(bob, "game choose", option="0:1")


async def test_the_log_comes_in_pages_with_what_was_taken_back(bot: None, alice: Person) -> None:
    assert "No game is going on in this channel" in await said(alice, "game log")
    await said(alice, "game start", position="first")
    for n in range(8):
        await said(alice, "game do", line=f"line {n} " + "x" * 700)
    await said(alice, "game undo")
    last = await (await alice.uses("game log")).answer()
    assert "taken back" in text_of(last)
    assert "first" not in text_of(last)
    first = await (await alice.uses("game log", page=1)).answer()
    assert "first" in text_of(first)
    second = await (await alice.presses(first, "Later")).answer()
    assert "Earlier" in labels(second)
    await said(alice, "game end")
    await said(alice, "game start", position="other")
    assert "no longer have" in text_of(await (await alice.presses(first, "Later")).followup())


async def test_a_line_taken_back_is_put_back_until_another_is_said(bot: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="one")
    await said(bob, "game do", line="two")
    assert "No line was taken back" in await said(alice, "game redo")
    await said(alice, "game undo")
    assert "two" in await said(alice, "game redo")
    assert f"<@{bob.id}>" in await said(alice, "game show")
    await said(alice, "game undo")
    await said(alice, "game do", line="three")
    assert "No line was taken back" in await said(alice, "game redo")


async def test_a_game_is_forked_into_another_channel_up_to_a_line(bot: None, alice: Person) -> None:
    await said(alice, "game start", position="one")
    await said(alice, "game do", line="two")
    await said(alice, "game do", line="three")
    here = Channel(3000000000000000001)
    assert "took over a game" in await said(alice, "game fork", at=OTHER_CHANNEL, source=here, line=1)
    forked = await said(alice, "game show", at=OTHER_CHANNEL)
    assert "two" in forked
    assert "three" not in forked
    assert "three" in await said(alice, "game show")
    assert "going on in this channel already" in await said(alice, "game fork", at=OTHER_CHANNEL, source=here)


async def test_no_game_is_forked_from_where_one_cannot_read_or_where_none_is(bot: None, alice: Person) -> None:
    closed, empty = Channel(OTHER_CHANNEL, permissions=0), Channel(OTHER_CHANNEL)
    assert "cannot read that channel" in await said(alice, "game fork", source=closed)
    assert "No game is going on in" in await said(alice, "game fork", source=empty)


async def test_a_game_goes_through_a_file_and_is_the_same(bot: None, alice: Person) -> None:
    assert "No game is going on in this channel" in await said(alice, "game export")
    await said(alice, "game start", position="one")
    await said(alice, "game do", line="two")
    reply = await alice.uses("game export")
    assert (await reply.answer())["flags"] & EPHEMERAL
    exported = reply.files["game.txt"]
    assert exported == b"one\ntwo"
    assert "from a file" in await said(alice, "game import", at=OTHER_CHANNEL, file=File("game.txt", exported))
    assert "two" in await said(alice, "game show", at=OTHER_CHANNEL)
    assert "two" not in await said(alice, "game undo", at=OTHER_CHANNEL)


async def test_a_file_that_is_no_game_starts_none(bot: None, alice: Person) -> None:
    assert "not text" in await said(alice, "game import", file=File("x.bin", b"\xff\xfe\x00"))
    assert "too large" in await said(alice, "game import", file=File("x.txt", b"", size=10**7))
    assert "nothing in this file" in await said(alice, "game import", file=File("x.txt", b"\n \n"))
    assert "not done" in await said(alice, "game import", file=File("x.txt", b"nonsense flurb"))
    assert "No game is going on" in await said(alice, "game show")


async def test_an_ended_game_goes_on_when_restored(bot: None, alice: Person) -> None:
    assert "No game ended" in await said(alice, "game restore")
    await said(alice, "game start", position="one")
    await said(alice, "game end")
    assert "one" in await said(alice, "game restore")
    assert "going on in this channel already" in await said(alice, "game restore")


async def test_only_invited_players_add_lines(bot: None, discord: Discord, alice: Person, bob: Person) -> None:
    carol = discord.person("Carol")
    await said(alice, "game start", position="one")
    message = await (await alice.uses("game do", line="choose target of Bear, Wolf")).answer()
    assert "can do this" in await said(bob, "game players", add=bob)
    assert f"<@{bob.id}>" in await said(alice, "game players", add=bob)
    assert "Only the players of this game" in await said(carol, "game do", line="three")
    assert "has moved on" in text_of(await (await carol.presses(message, "Wolf")).followup())
    shown = await (await carol.uses("game show")).answer()
    assert "Only the players of this game" in text_of(await (await carol.presses(shown, "Wolf")).followup())
    assert "target is Bear" in await said(bob, "game do", line="target is Bear")
    await said(alice, "game players", remove=bob)
    assert "Only the players of this game" in await said(bob, "game undo")
    moderator = discord.person("Mo", permissions=MANAGE_MESSAGES)
    assert "Everybody in this channel" in await said(moderator, "game players", everyone=True)
    assert "three" in await said(carol, "game do", line="three")
    assert "Everybody" in await said(carol, "game players")


async def test_a_game_is_handed_over_by_its_owner(bot: None, alice: Person, bob: Person) -> None:
    await said(alice, "game start", position="one")
    assert "can do this" in await said(bob, "game owner", member=bob)
    assert f"<@{bob.id}>" in await said(alice, "game owner", member=bob)
    assert "can do this" in await said(alice, "game end")
    assert "has ended" in await said(bob, "game end")


async def test_a_game_nobody_plays_warns_falls_asleep_and_is_woken(start: BotStarter, alice: Person) -> None:
    async with start(clock=lambda: NOW):
        await said(alice, "game start", position="one")
        assert "falls asleep" not in await said(alice, "game show")
    async with start(clock=lambda: NOW + 27 * DAY):
        assert "falls asleep" in await said(alice, "game show")
    async with start(clock=lambda: NOW + 31 * DAY):
        assert "fell asleep" in await eventually(alice, "game show", "asleep")
        assert "one" in await said(alice, "game restore")
        assert "one" in await said(alice, "game show")


async def test_what_is_past_its_time_is_deleted(start: BotStarter, alice: Person) -> None:
    async with start(clock=lambda: NOW):
        ruling = await (await alice.uses("ruling", scenario="one")).answer()
        await said(alice, "game start", position="one")
        await said(alice, "game end")
    async with start(clock=lambda: NOW + 31 * DAY):
        assert "No game ended" in await said(alice, "game restore")
        assert "no longer have" in text_of(await (await alice.presses(ruling, "Steps")).answer())


async def test_a_server_that_removes_the_bot_is_forgotten_after_a_week(start: BotStarter, discord: Discord, alice: Person) -> None:
    async with start(clock=lambda: NOW):
        await said(alice, "game start", position="one")
        await discord.gateway.dispatch("GUILD_DELETE", {"id": str(GUILD)})
        await said(alice, "game show")
    discord.guilds.remove(GUILD)
    async with start(clock=lambda: NOW + 6 * DAY):
        assert "one" in await said(alice, "game show")
    async with start(clock=lambda: NOW + 8 * DAY):
        assert "No game is going on" in await eventually(alice, "game show", "No game")


async def eventually(person: Person, command: str, sign: str) -> str:
    """What a command says once the bot's upkeep, which begins with the bot, is through."""
    async with asyncio.timeout(20):
        while sign not in (text := await said(person, command)):
            pass
    return text

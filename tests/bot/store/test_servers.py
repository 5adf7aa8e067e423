"""The contract of what servers set, what is counted and swept, and what people get back; on SQLite and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.custom import read_card
from bot.store import CustomCard, Database, Line, ServerSettings, opened
from bot.store.people import NOBODY
from tests.bot.store.databases import EVERY, empty
from tests.bot.store.test_store import CHANNEL, a_game, a_ruling

DAY = 24 * 3600
GUILD = 2_100_000_000_000_000_001
BEAR = read_card("Bear Mentor {1}{G}\nCreature — Bear\nTrample\n2/2")


@pytest.fixture(params=EVERY)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(await empty(request.param, tmp_path)) as database:
        yield database


async def test_a_server_that_set_nothing_has_the_defaults_and_keeps_what_it_sets(store: Database) -> None:
    assert await store.servers.settings(GUILD) == ServerSettings()
    assert await store.servers.settings(None) == ServerSettings()
    for changed in (ServerSettings(channels=(1, 2), private=True), ServerSettings(verbosity="verdict")):
        await store.servers.change(GUILD, changed)
        assert await store.servers.settings(GUILD) == changed


async def test_a_card_is_kept_for_its_server_under_one_name(store: Database) -> None:
    custom = CustomCard(guild=GUILD, card=BEAR, by=5, added=100)
    await store.servers.add(custom)
    await store.servers.add(custom)
    assert await store.servers.cards(GUILD) == (custom,)
    assert await store.servers.cards(GUILD + 1) == await store.servers.cards(None) == ()
    assert await store.servers.remove(GUILD, "BEAR  mentor") is True
    assert await store.servers.remove(GUILD, "Bear Mentor") is False


async def test_uses_are_counted_once_each_by_window(store: Database) -> None:
    counts = await asyncio.gather(*(store.upkeep.spend("person 5", 3600) for _ in range(8)))
    assert sorted(counts) == list(range(1, 9))
    assert await store.upkeep.spend("person 5", 7200) == 1
    assert await store.upkeep.spend("person 6", 3600) == 1


async def test_what_is_remembered_is_recalled(store: Database) -> None:
    assert await store.upkeep.recall("commands") is None
    for value in ("a", "b"):
        await store.upkeep.remember("commands", value)
        assert await store.upkeep.recall("commands") == value


async def test_idle_games_fall_asleep_and_are_deleted_later(store: Database) -> None:
    await store.start(a_game(touched=100), a_ruling())
    early = await store.upkeep.sweep(100 + 29 * DAY, asleep_after=30 * DAY, delete_after=30 * DAY)
    assert (early.asleep, early.games, early.rulings) == (0, 0, 0)
    later = await store.upkeep.sweep(200 + 30 * DAY, asleep_after=30 * DAY, delete_after=30 * DAY)
    assert later.asleep == 1
    last = await store.last_ended(CHANNEL)
    assert last is not None
    assert last.asleep
    await store.restore(last, 300 + 30 * DAY)
    assert await store.running(CHANNEL) is not None
    assert await store.last_ended(CHANNEL) is None
    await store.upkeep.sweep(400 + 60 * DAY, asleep_after=30 * DAY, delete_after=30 * DAY)
    gone = await store.upkeep.sweep(500 + 90 * DAY, asleep_after=30 * DAY, delete_after=30 * DAY)
    assert gone.games == 1
    assert await store.last_ended(CHANNEL) is None


async def test_the_ruling_that_a_running_game_shows_is_not_swept(store: Database) -> None:
    await store.start(a_game(touched=99 * DAY), a_ruling())
    await store.keep(a_ruling("old"))
    swept = await store.upkeep.sweep(100 * DAY, asleep_after=30 * DAY, delete_after=30 * DAY)
    assert swept.rulings == 1
    assert await store.ruling("r1") is not None


async def test_a_server_that_left_is_purged_and_one_that_came_back_is_not(store: Database) -> None:
    await store.start(a_game(guild=GUILD), a_ruling(guild=GUILD))
    await store.servers.add(CustomCard(guild=GUILD, card=BEAR, by=5, added=100))
    await store.servers.change(GUILD, ServerSettings(private=True))
    await store.servers.leave(GUILD, 1000)
    await store.servers.stay([GUILD])
    assert await store.servers.purge(5000) == []
    await store.servers.leave(GUILD, 1000)
    assert await store.servers.known() == {GUILD}
    assert await store.servers.purge(900) == []
    assert await store.servers.purge(5000) == [GUILD]
    assert await store.running(CHANNEL) is None
    assert await store.ruling("r1") is None
    assert await store.servers.cards(GUILD) == ()
    assert await store.servers.settings(GUILD) == ServerSettings()


async def test_somebody_forgotten_is_in_no_game_and_no_ruling(store: Database) -> None:
    lines = (Line("first", 5, "d"), Line("second", 6, "d"))
    await store.start(a_game(owner=5, lines=lines, undone=(Line("third", 5, "d"),), players=(5, 6)), a_ruling())
    await store.keep(a_ruling("other"))
    assert (await store.people.everything(5))["games"][0]["lines"] == ["first"]
    assert await store.people.forget(5) == (1, 1)
    game = await store.running(CHANNEL)
    assert game is not None
    assert (game.owner, game.players, [line.by for line in (*game.lines, *game.undone)]) == (NOBODY, (6,), [NOBODY, 6, NOBODY])
    assert [line.text for line in game.lines] == ["first", "second"]
    kept = await store.ruling("r1")
    assert kept is not None
    assert kept.asker == NOBODY
    assert await store.people.everything(5) == {"person": "5", "rulings": [], "games": [], "cards": []}

"""The contract of the store, on SQLite always and on PostgreSQL where LAWMAGE_TEST_POSTGRES names one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import AlreadyRunning, Database, Game, Kept, Line, Moved, opened
from engine.explain.ruling import Answer, OpenChoice, Ruling
from tests.bot.store.databases import EVERY, empty

CHANNEL = 1_100_000_000_000_000_001

RULING = Ruling(
    ok=True,
    script=("Alice controls a Bear.",),
    answers=(Answer(question="How big?", kind="power_toughness", value="2/2", text="It is 2/2.", rules=("208.1",)),),
    open=(OpenChoice(player="Bob", choice="target", options=("A", "B"), says=("Bob targets A.", "Bob targets B.")),),
)


def a_game(**changes: object) -> Game:
    game = Game(
        id="game",
        channel=CHANNEL,
        guild=7,
        owner=1_200_000_000_000_000_001,
        version=1,
        lines=(Line("Alice: Bear “Æther”", 1, "d1"),),
        ruling="r1",
        engine="0.1.0",
        started=100,
        touched=100,
    )
    return replace(game, **changes)


def a_ruling(identifier: str = "r1", **changes: object) -> Kept:
    kept = Kept(
        id=identifier,
        kind="ruling",
        channel=CHANNEL,
        guild=None,
        asker=5,
        text="a\nb",
        ruling=RULING,
        private=False,
        engine="0.1.0",
        asked=100,
    )
    return replace(kept, **changes)


@pytest.fixture(params=EVERY)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(await empty(request.param, tmp_path)) as database:
        yield database


async def test_a_started_game_is_read_back_as_it_was(store: Database) -> None:
    await store.start(a_game(), a_ruling(game="game", version=1, kind="step"))
    assert await store.running(CHANNEL) == a_game()
    assert await store.running(CHANNEL + 1) is None


async def test_a_kept_ruling_is_read_back_as_it_was(store: Database) -> None:
    await store.keep(a_ruling())
    assert await store.ruling("r1") == a_ruling()
    assert await store.ruling("r2") is None


async def test_a_channel_has_one_game_at_a_time(store: Database) -> None:
    await store.start(a_game(), a_ruling())
    with pytest.raises(AlreadyRunning):
        await store.start(a_game(id="other"), a_ruling("r2"))
    await store.end(a_game(), 200)
    assert await store.running(CHANNEL) is None
    await store.start(a_game(id="third"), a_ruling("r3"))
    assert await store.ruling("r2") is None


async def test_an_advance_takes_the_place_of_the_version_before(store: Database) -> None:
    await store.start(a_game(), a_ruling())
    later = a_game(version=2, lines=(*a_game().lines, Line("Alice casts Fog", 2, "d2")), ruling="r2", touched=150)
    await store.advance(later, a_ruling("r2", game="game", version=2))
    assert await store.running(CHANNEL) == later


async def test_of_two_advances_from_one_version_the_second_fails_and_leaves_nothing(store: Database) -> None:
    await store.start(a_game(), a_ruling())
    advances = (store.advance(a_game(version=2, ruling=name), a_ruling(name)) for name in ("r2", "r3"))
    outcomes = await asyncio.gather(*advances, return_exceptions=True)
    assert sorted(type(outcome) for outcome in outcomes if outcome) == [Moved]
    game = await store.running(CHANNEL)
    assert game is not None
    assert [await store.ruling(name) is not None for name in ("r2", "r3")] == [game.ruling == "r2", game.ruling == "r3"]


async def test_a_game_that_has_moved_on_is_not_ended(store: Database) -> None:
    await store.start(a_game(), a_ruling())
    await store.advance(a_game(version=2), a_ruling("r2"))
    with pytest.raises(Moved):
        await store.end(a_game(), 200)
    assert await store.running(CHANNEL) is not None


async def test_an_ended_game_does_not_advance(store: Database) -> None:
    await store.start(a_game(), a_ruling())
    await store.end(a_game(), 200)
    with pytest.raises(Moved):
        await store.advance(a_game(version=2), a_ruling("r2"))


async def test_a_ruling_is_replaced_once(store: Database) -> None:
    await store.keep(a_ruling())
    await store.keep(a_ruling("r2"), replacing=a_ruling())
    with pytest.raises(Moved):
        await store.keep(a_ruling("r3"), replacing=a_ruling())
    first = await store.ruling("r1")
    assert first is not None
    assert first.replaced_by == "r2"
    assert await store.ruling("r3") is None


async def test_an_interaction_is_claimed_once_however_many_ask_at_once(store: Database) -> None:
    claims = await asyncio.gather(*(store.claim(9_000_000_000_000_000_000) for _ in range(10)))
    assert sorted(claims) == [False] * 9 + [True]


async def test_old_claims_are_dropped_and_young_ones_stay(store: Database) -> None:
    for interaction in (1, 2, 3):
        await store.claim(interaction)
    assert await store.drop_claims(3) == 2
    assert await store.claim(3) is False
    assert await store.claim(1) is True

"""Games without Discord: what is kept, what is asked, what happens when others are quicker or the engine changes."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import CHANGED, Games, digest
from bot.refusal import Refusal
from bot.rulings import Judge, Rulings, Where
from bot.store import Database, Game, Kept, Moved, opened
from engine.explain.ruling import Ruling
from tests.discord import judging

ALICE = Where(user=1, channel=10, guild=100)


class Contested(Database):
    """A database in which another process is quicker a number of times."""

    quicker = 0

    async def advance(self, game: Game, kept: Kept) -> None:
        if self.quicker:
            self.quicker -= 1
            raise Moved
        await super().advance(game, kept)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Contested]:
    async with opened(f"sqlite:///{tmp_path / 'games.db'}") as database:
        yield Contested(database.engine)


async def plain(text: str, where: Where = ALICE) -> Ruling:
    return judging.judge(text, 1.0)


def games(store: Database, judge: Judge = plain, engine: str = "1") -> Games:
    return Games(store, Rulings(store, judge, engine=engine), judge, engine=engine)


async def test_a_line_gets_in_although_others_were_quicker(store: Contested) -> None:
    await games(store).start(ALICE, "one")
    store.quicker = 3
    move = await games(store).do(ALICE, "two")
    assert move.game is not None
    assert move.game.text == "one\ntwo"


async def test_a_line_that_never_gets_in_is_refused_kindly(store: Contested) -> None:
    await games(store).start(ALICE, "one")
    store.quicker = 99
    with pytest.raises(Refusal, match="try again"):
        await games(store).do(ALICE, "two")
    running = await store.running(ALICE.channel)
    assert running is not None
    assert running.text == "one"


async def test_each_line_keeps_who_wrote_it_and_how_it_came_out(store: Contested) -> None:
    await games(store).start(ALICE, "one")
    move = await games(store).do(Where(2, 10, 100), "two")
    assert move.game is not None
    assert [(line.text, line.by) for line in move.game.lines] == [("one", 1), ("two", 2)]
    assert [line.digest for line in move.game.lines] == [digest(await plain("one")), digest(await plain("one\ntwo"))]


async def test_a_new_engine_that_plays_the_game_the_same_says_nothing(store: Contested) -> None:
    await games(store).start(ALICE, "one")
    move = await games(store, engine="2").do(ALICE, "two")
    assert move.note == ""
    assert move.game is not None
    assert move.game.engine == "2"


async def test_a_new_engine_that_plays_the_game_otherwise_is_noticed(store: Contested) -> None:
    async def otherwise(text: str, where: Where) -> Ruling:
        return judging.judge(text.replace("one", "uno"), 1.0)

    await games(store).start(ALICE, "one")
    assert (await games(store, otherwise, engine="2").do(ALICE, "two")).note == CHANGED


async def test_a_line_with_a_question_and_more_is_kept(store: Contested) -> None:
    await games(store).start(ALICE, "one")
    move = await games(store).do(ALICE, "two\nHow many?")
    assert move.game is not None
    assert move.game.version == 2
    asked = await games(store).do(ALICE, "How many?")
    assert asked.game is not None
    assert asked.game.version == 2


async def test_a_game_that_got_too_long_says_so(store: Contested) -> None:
    await games(store).start(ALICE, "one")
    with pytest.raises(Refusal, match="too long"):
        for _ in range(11):
            await games(store).do(ALICE, "x" * 4000)


async def test_a_choice_in_the_middle_of_a_line_is_settled_there(store: Contested) -> None:
    await games(store).start(ALICE, "one")
    opened_choice = await games(store).do(ALICE, "choose target of Bear, Wolf\nHow many?")
    settled = await games(store).choose(opened_choice.kept, Where(2, 10, 100), 0, 1)
    assert settled.game is not None
    assert settled.game.text == "one\nchoose target of Bear, Wolf\ntarget is Wolf\nHow many?"
    assert [line.by for line in settled.game.lines] == [1, 1]
    undone = await games(store).undo(ALICE)
    assert undone.game is not None
    assert undone.game.text == "one"


async def test_while_a_choice_is_open_nothing_else_gets_in(store: Contested) -> None:
    await games(store).start(ALICE, "one")
    await games(store).do(ALICE, "choose target of Bear, Wolf")
    waiting = await games(store).do(ALICE, "two")
    assert waiting.kept.kind == "attempt"
    answered = await games(store).do(ALICE, "target is Bear")
    assert answered.game is not None
    assert answered.game.text == "one\nchoose target of Bear, Wolf\ntarget is Bear"

"""What is kept of quizzes, the same on every database."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.quiz.question import Option, Question
from bot.quiz.records import SOMEBODY, Due, Posed, Schedule, Submission
from bot.quiz.store import QuizStore
from bot.store import opened
from tests.bot.store.databases import EVERY, empty

ALICE, BOB, CAROL = 11, 12, 13
QUESTION = Question(
    family="layers",
    seed=1,
    level="regular",
    script="How many?",
    text=("How many?",),
    cards=(),
    options=(Option(text="one"), Option(text="two")),
    right=1,
    rules=("613.4c",),
    tags=("613",),
    explanation=("Two.",),
)
DAILY = Schedule(guild=1, channel=2, every="day", minute=0, zone="UTC")


@pytest.fixture(params=EVERY)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[QuizStore]:
    async with opened(await empty(request.param, tmp_path)) as database:
        yield QuizStore(database.engine)


def posed(identifier: str, *, guild: int = 1, asked: int = 100, by: int = ALICE) -> Posed:
    return Posed(
        id=identifier, guild=guild, channel=2, question=QUESTION, season=1, by=by, asked=asked, closes=asked + 60, message=5
    )


async def test_a_question_is_read_as_it_was_posed(store: QuizStore) -> None:
    await store.pose(posed("a"))
    assert await store.get("a") == posed("a")
    assert await store.get("b") is None


async def test_an_answer_may_be_changed_once_and_not_after_the_end(store: QuizStore) -> None:
    await store.pose(posed("a"))
    assert [await store.answer("a", BOB, option, 110) for option in (0, 0, 1, 0)] == ["new", "same", "changed", "spent"]
    assert await store.answer("a", CAROL, 1, 160) == "closed"
    await store.close("a", 120)
    assert await store.answer("a", CAROL, 1, 121) == "closed"
    assert await store.counts("a") == {1: 1}


async def test_answers_of_one_person_at_once_count_once(store: QuizStore) -> None:
    await store.pose(posed("a"))
    taken = await asyncio.gather(*(store.answer("a", BOB, 0, 110) for _ in range(8)))
    assert sorted(taken) == ["new", *["same"] * 7]
    assert await store.counts("a") == {0: 1}


async def test_a_schedule_is_due_once_for_each_time(store: QuizStore) -> None:
    await store.plan(DAILY, now=50)
    assert await store.plans() == [(DAILY, 50)]
    assert await store.pose(posed("a", by=0), Due(DAILY, 100))
    assert not await store.pose(posed("b", by=0), Due(DAILY, 100))
    assert await store.get("b") is None
    assert await store.unplan(1)
    assert not await store.unplan(1)


async def test_only_closed_questions_count_for_the_standings_and_marks(store: QuizStore) -> None:
    for identifier in ("a", "b"):
        await store.pose(posed(identifier))
        await store.answer(identifier, BOB, 1, 110)
        await store.answer(identifier, CAROL, 0, 110)
    await store.close("a", 120)
    assert [(place.person, place.right, place.answered) for place in await store.standings(1, 1)] == [(BOB, 1, 1), (CAROL, 0, 1)]
    assert [mark.right for mark in await store.marks(1, BOB)] == [True]
    assert await store.standings(1, 2) == []


async def test_a_season_ends_once(store: QuizStore) -> None:
    assert await store.season(1) == 1
    assert await store.end_season(1, 1, 500)
    assert not await store.end_season(1, 1, 501)
    assert await store.season(1) == 2


async def test_what_is_over_is_shown_once(store: QuizStore) -> None:
    await store.pose(posed("a"))
    assert await store.overdue(120) == []
    assert [one.id for one in await store.overdue(160)] == ["a"]
    assert await store.reveal("a")
    assert not await store.reveal("a")
    assert await store.overdue(200) == []


async def test_a_submission_is_decided_once(store: QuizStore) -> None:
    await store.submit(Submission(id="s", guild=1, by=BOB, question=QUESTION, at=1))
    assert [one.by for one in await store.submissions(1)] == [BOB]
    assert await store.decide(1, "s", "accepted")
    assert not await store.decide(1, "s", "declined")
    assert [one.id for one in await store.submissions(1, "accepted")] == ["s"]


async def test_a_report_counts_once_a_person(store: QuizStore) -> None:
    await store.pose(posed("a"))
    assert [await store.report("a", person, 1) for person in (BOB, BOB, CAROL)] == [True, False, True]
    assert [(one.id, count) for one, count in await store.reported(1)] == [("a", 2)]


async def test_a_person_is_forgotten_and_a_server_with_all_it_had(store: QuizStore) -> None:
    await store.pose(posed("a", by=BOB))
    await store.answer("a", BOB, 1, 110)
    await store.report("a", BOB, 1)
    assert [row["option"] for row in await store.of_person(BOB)] == [1]
    await store.forget(BOB)
    kept = await store.get("a")
    assert kept is not None
    assert (kept.by, await store.of_person(BOB), await store.reported(1)) == (SOMEBODY, [], [])
    await store.pose(posed("b", guild=7))
    assert await store.known() == {1, 7}
    await store.purge([1])
    assert await store.known() == {7}
    assert await store.asked(1, 1) == frozenset()

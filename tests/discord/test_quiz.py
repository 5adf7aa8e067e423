"""/quiz over the wire: asked, answered, changed, revealed, ranked; by a schedule; through restarts."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.store import opened
from tests.discord.conftest import BotStarter, serving
from tests.discord.loopback import Discord, Person, text_of
from tests.discord.loopback.shapes import CHANNEL, EPHEMERAL, GUILD, labels
from tests.discord.process import real_setup
from tests.discord.test_game import said

MANAGE_GUILD = 1 << 5
MONDAY_NOON = 1_793_620_800.0
"""2026-11-02 12:00 UTC."""


class Clock:
    """A clock that the test sets."""

    def __init__(self, now: float = MONDAY_NOON) -> None:
        self.now, self.looks = now, 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now

    async def is_looked_at(self) -> None:
        """The bot has looked what is to be done at this time, and more than once."""
        seen = self.looks
        await until(lambda: self.looks > seen + 4)


@pytest.fixture
def chief(discord: Discord) -> Person:
    return discord.person("Chief", permissions=MANAGE_GUILD)


async def asked(person: Person, **given: object) -> dict[str, Any]:
    return await (await person.uses("quiz start", **given)).answer()


async def answered(person: Person, message: dict[str, Any], label: str) -> str:
    shown = await (await person.presses(message, label)).answer()
    assert shown["flags"] & EPHEMERAL
    return text_of(shown)


async def until(happened: Callable[[], bool]) -> None:
    """Waits for what the bot does by itself."""
    async with asyncio.timeout(30):
        while not happened():
            await asyncio.sleep(0.02)


async def test_a_question_is_asked_answered_changed_once_and_revealed(bot: None, alice: Person, bob: Person) -> None:
    message = await asked(alice)
    assert "How many?" in text_of(message)
    assert "Grizzly Bears" in text_of(message)
    assert list(labels(message)) == ["A", "B", "C", "Reveal"]
    assert "answer is A" in await answered(bob, message, "A")
    assert "is your answer already" in await answered(bob, message, "A")
    assert "and it stays" in await answered(bob, message, "B")
    assert "that was it" in await answered(bob, message, "C")
    assert "answer is C" in await answered(alice, message, "C")
    shown = await (await alice.presses(message, "Reveal")).answer()
    assert "B) two" in text_of(shown)
    assert "Each bear counts" in text_of(shown)
    assert "1 of 2 were right" in text_of(shown)
    assert list(labels(shown)) == ["Run it yourself", "Report"]
    assert "takes no more answers" in await answered(bob, message, "A")
    board = await said(alice, "quiz leaderboard")
    assert board.index(f"<@{bob.id}> · 1 of 1") < board.index(f"<@{alice.id}> · 0 of 1")


async def test_only_who_asked_or_a_moderator_reveals(bot: None, alice: Person, bob: Person, chief: Person) -> None:
    message = await asked(alice)
    refused = await (await bob.presses(message, "Reveal")).answer()
    assert "Only the person who asked" in text_of(refused)
    assert "B) two" in text_of(await (await chief.presses(message, "Reveal")).answer())


async def test_the_scenario_runs_for_whoever_wants_after_the_end(bot: None, alice: Person, bob: Person) -> None:
    message = await asked(alice)
    shown = await (await alice.presses(message, "Reveal")).answer()
    ruling = await (await bob.presses(shown, "Run it yourself")).answer()
    assert "There are 1 steps" in text_of(ruling)


async def test_no_question_comes_twice_in_a_season_and_a_lack_is_told(bot: None, alice: Person) -> None:
    first, second = await asked(alice), await asked(alice)
    assert text_of(first) != text_of(second)
    assert "no further question" in await said(alice, "quiz start", family="mana")


async def test_a_hundred_people_answer_at_once_and_each_is_counted(start: BotStarter, discord: Discord, alice: Person) -> None:
    people = [discord.person(f"P{n}") for n in range(100)]
    async with start():
        message = await asked(alice)
        exchanges = await asyncio.gather(*(person.presses(message, "AB"[n % 2]) for n, person in enumerate(people)))
        replies = await asyncio.gather(*(exchange.answer() for exchange in exchanges))
        assert all("Your answer is" in text_of(shown) for shown in replies)
    async with start():
        shown = await (await alice.presses(message, "Reveal")).answer()
        assert "50 of 100 were right" in text_of(shown)


async def test_answers_and_buttons_survive_a_restart(start: BotStarter, alice: Person, bob: Person) -> None:
    async with start():
        message = await asked(alice)
        await answered(bob, message, "A")
    async with start():
        assert "and it stays" in await answered(bob, message, "B")
        assert "1 of 1 were right" in text_of(await (await alice.presses(message, "Reveal")).answer())
    async with start():
        assert f"<@{bob.id}> · 1 of 1" in await said(alice, "quiz leaderboard")


async def test_a_schedule_asks_in_its_time_zone_reveals_and_asks_no_second_time(
    start: BotStarter, discord: Discord, chief: Person, bob: Person
) -> None:
    clock = Clock()
    async with start(clock=clock, quiz_every=0.05):
        await said(chief, "quiz schedule", every="day", time="18:30", timezone="Europe/Berlin")
        clock.now += 5 * 3600
        await clock.is_looked_at()
        assert discord.posted == {}
        clock.now += 1800 + 60
        await until(lambda: len(discord.posted) == 1)
    async with start(clock=clock, quiz_every=0.05):
        (message,) = discord.posted.values()
        assert int(message["channel_id"]) == CHANNEL
        assert "answer is B" in await answered(bob, message, "B")
        clock.now += 23 * 3600
        await until(lambda: "1 of 1 were right" in text_of(next(iter(discord.posted.values()))))
        assert len(discord.posted) == 1
        clock.now += 3600
        await until(lambda: len(discord.posted) == 2)
        await said(chief, "quiz stop")
        clock.now += 24 * 3600
        await until(lambda: "0 of 0 were right" in text_of(list(discord.posted.values())[1]))
        assert len(discord.posted) == 2


async def test_a_schedule_asks_in_the_language_of_the_server(start: BotStarter, discord: Discord, chief: Person) -> None:
    clock = Clock()
    discord.gateway.locale = "de"
    async with start(clock=clock, quiz_every=0.05):
        await said(chief, "quiz schedule", every="day", time="12:10")
        clock.now += 900
        await until(lambda: len(discord.posted) == 1)
        (number,) = discord.posted
        assert "Antworten bis" in text_of(discord.posted[number])
        assert "Schichten" in text_of(discord.posted[number])
        assert "Auflösen" in labels(discord.posted[number])
        clock.now += 23 * 3600
        await until(lambda: "0 von 0 lagen richtig" in text_of(discord.posted[number]))


async def test_a_closed_channel_does_not_stop_the_rest(start: BotStarter, discord: Discord, chief: Person) -> None:
    clock = Clock()
    async with start(clock=clock, quiz_every=0.05):
        await said(chief, "quiz schedule", every="week", time="12:10", weekday="monday")
        discord.closed = True
        clock.now += 900
        await clock.is_looked_at()
        discord.closed = False
        clock.now += 7 * 24 * 3600
        await until(lambda: len(discord.posted) == 1)


async def test_a_season_ends_with_its_board_and_the_next_begins_empty(bot: None, chief: Person, bob: Person) -> None:
    message = await asked(chief)
    await answered(bob, message, "B")
    await (await chief.presses(message, "Reveal")).answer()
    text = await said(chief, "quiz season")
    assert f"<@{bob.id}> · 1 of 1" in text
    assert "Season 1 is over" in text
    assert "Nobody has answered" in await said(bob, "quiz leaderboard")
    assert f"<@{bob.id}>" in await said(bob, "quiz leaderboard", season=1)
    assert text_of(await asked(chief)).split("Answers until")[0] == text_of(message).split("Answers until")[0]


async def test_personal_statistics_have_sections_streaks_and_a_picture(start: BotStarter, alice: Person) -> None:
    clock = Clock()
    async with start(clock=clock):
        assert "not answered" in await said(alice, "quiz me")
        for label in ("B", "B", "A", "B"):
            clock.now += 60
            message = await asked(alice)
            await answered(alice, message, label)
            await (await alice.presses(message, "Reveal")).answer()
        exchange = await alice.uses("quiz me")
        text = text_of(await exchange.answer())
    assert "3 of 4" in text
    assert "613: 3/4" in text
    assert "in a row: 1; most ever: 2" in text
    assert exchange.files["sections.png"].startswith(b"\x89PNG")


async def test_a_question_of_ones_own_is_checked_reviewed_and_asked_first(bot: None, alice: Person, chief: Person) -> None:
    assert "asks nothing" in await said(alice, "quiz submit", scenario="bears", wrong="7")
    assert "Nothing waits" in await said(chief, "quiz review")
    assert "moderator" in await said(alice, "quiz submit", scenario="Alice's own bears?", wrong="7 | 8")
    review = await (await chief.uses("quiz review")).answer()
    assert "own bears" in text_of(review)
    assert "Only who may manage" in text_of(await (await alice.presses(review, "Accept")).answer())
    assert "Accepted" in text_of(await (await chief.presses(review, "Accept")).answer())
    assert "own bears" in text_of(await asked(alice))
    assert "own bears" not in text_of(await asked(alice))


async def test_reports_are_counted_once_a_person_and_shown_to_moderators(bot: None, alice: Person, chief: Person) -> None:
    message = await asked(alice)
    shown = await (await alice.presses(message, "Reveal")).answer()
    assert "Thank you" in await answered(alice, shown, "Report")
    assert "already" in await answered(alice, shown, "Report")
    assert "Reported by 1" in await said(chief, "quiz review")


@pytest.mark.parametrize("command", ["quiz season", "quiz review", "quiz stop"])
async def test_only_who_manages_the_server_runs_quizzes(bot: None, alice: Person, command: str) -> None:
    assert "Only who may manage" in await said(alice, command)


async def test_a_wrong_zone_or_time_is_told(bot: None, chief: Person) -> None:
    assert "no time zone" in await said(chief, "quiz schedule", every="day", time="18:30", timezone="Mars/Olympus")
    assert "no time of day" in await said(chief, "quiz schedule", every="day", time="25:00")


async def test_what_is_kept_of_a_person_goes_with_them(start: BotStarter, alice: Person, tmp_path: Path) -> None:
    from bot.quiz.store import QuizStore

    async with start():
        message = await asked(alice)
        await answered(alice, message, "B")
        form = await (await alice.uses("forget")).answer()
        await (await alice.presses(form, "Delete")).answer()
    async with opened(f"sqlite:///{tmp_path / 'bot.db'}") as store:
        assert await QuizStore(store.engine).of_person(alice.id) == []
        await QuizStore(store.engine).purge([GUILD])


async def test_the_real_engine_asks_and_marks(discord: Discord, tmp_path: Path, alice: Person) -> None:
    async with serving(discord, real_setup(discord.api, tmp_path / "real.db")):
        message = await asked(alice, family="layers")
        assert "power and toughness?" in text_of(message)
        await answered(alice, message, "A")
        shown = await (await alice.presses(message, "Reveal")).answer()
        assert "of 1 were right" in text_of(shown)
        ruling = await (await alice.presses(shown, "Run it yourself")).answer()
        assert "power and toughness" in text_of(ruling)

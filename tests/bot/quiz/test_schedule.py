"""Schedules are due by the clock of their own place."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.quiz.records import Schedule
from bot.quiz.schedule import latest_due, minute_of_day, zone
from bot.refusal import Refusal

BERLIN = ZoneInfo("Europe/Berlin")


def daily(minute: int) -> Schedule:
    return Schedule(guild=1, channel=2, every="day", minute=minute, zone="Europe/Berlin")


def at(*when: int) -> float:
    return datetime(*when, tzinfo=BERLIN).timestamp()  # type: ignore[arg-type]


def test_a_daily_time_is_due_from_its_minute_on() -> None:
    assert latest_due(daily(18 * 60 + 30), at(2026, 11, 2, 18, 30)) == at(2026, 11, 2, 18, 30)
    assert latest_due(daily(18 * 60 + 30), at(2026, 11, 2, 18, 29)) == at(2026, 11, 1, 18, 30)


def test_summer_time_does_not_move_the_hour() -> None:
    assert latest_due(daily(12 * 60), at(2026, 10, 26, 13, 0)) - latest_due(daily(12 * 60), at(2026, 10, 24, 13, 0)) == 49 * 3600


def test_a_weekly_time_is_due_on_its_day_only() -> None:
    weekly = Schedule(guild=1, channel=2, every="week", minute=600, zone="Europe/Berlin", weekday=2)
    assert latest_due(weekly, at(2026, 11, 3, 23, 0)) == at(2026, 10, 28, 10, 0)
    assert latest_due(weekly, at(2026, 11, 4, 9, 0)) == at(2026, 10, 28, 10, 0)
    assert latest_due(weekly, at(2026, 11, 4, 10, 0)) == at(2026, 11, 4, 10, 0)


@pytest.mark.parametrize("text", ["24:00", "7", "7:60", "x:10", "-1:10"])
def test_what_is_no_time_of_day_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        minute_of_day(text)


@pytest.mark.parametrize("name", ["Mars/Olympus", "../etc/passwd", "", "Europe"])
def test_what_is_no_zone_is_refused(name: str) -> None:
    with pytest.raises(Refusal):
        zone(name)


def test_times_and_zones_that_there_are_are_taken() -> None:
    assert minute_of_day("18:30") == 1110
    assert zone("Europe/Berlin") == "Europe/Berlin"

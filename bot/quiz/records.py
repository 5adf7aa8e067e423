"""The records of quizzes that are kept."""

from typing import Literal

from msgspec import Struct

from bot.quiz.question import Level, Question

Every = Literal["day", "week"]
Taken = Literal["new", "changed", "same", "spent", "closed"]
"""What became of an answer: one may be changed once."""
BY_SCHEDULE, SOMEBODY = 0, 1
"""Who a question is by that nobody asked for, and one whose author wanted to be forgotten."""


class Posed(Struct, frozen=True, kw_only=True):
    """A question that a server was asked. ``message`` is where it stands, None while it is not
    sent yet; it takes answers until ``closes`` or until somebody reveals it at ``closed``; ``revealed`` when the message shows
    the answer."""

    id: str
    guild: int
    channel: int
    question: Question
    season: int
    by: int
    asked: int
    closes: int
    message: int | None = None
    closed: int | None = None
    revealed: bool = False


class Schedule(Struct, frozen=True, kw_only=True):
    """When a server is asked: at ``minute`` of the day in the time ``zone``, every day or on the ``weekday`` (Monday is 0)."""

    guild: int
    channel: int
    every: Every
    minute: int
    zone: str
    weekday: int = 0
    levels: tuple[Level, ...] = ()


class Due(Struct, frozen=True):
    """A schedule with a time at which it asks."""

    schedule: Schedule
    at: int


class Place(Struct, frozen=True):
    """A line of a leaderboard."""

    person: int
    right: int
    answered: int


class Mark(Struct, frozen=True):
    """A closed question that a person answered."""

    tags: tuple[str, ...]
    family: str
    right: bool


class Submission(Struct, frozen=True, kw_only=True):
    """A question of somebody's own that waits for a moderator."""

    id: str
    guild: int
    by: int
    question: Question
    at: int

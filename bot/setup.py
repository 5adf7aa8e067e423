"""What the Discord bot is made of, handed in as one value."""

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from bot.library.listing import CardRuling
from bot.pictures.board import Drawn
from bot.quiz import working
from bot.quiz.own import OwnQuestion
from bot.quiz.question import Level, Question
from bot.readings import Reading
from bot.terms import Terms
from engine.cards.card import Card
from engine.explain.ruling import Ruling
from engine.rulebook.book import Rulebook


class Lookups(Protocol):
    """Cards by name, for people who type."""

    def get(self, name: str) -> Card | None: ...

    def names_beginning(self, text: str, limit: int = 25) -> Sequence[str]: ...

    def rulings(self, name: str) -> Sequence[CardRuling]: ...

    def legalities(self, name: str) -> Mapping[str, str]: ...


def _unheard() -> None:
    """Nobody listens for signs of life."""


def _unknown() -> str:
    """Nobody looks what is published."""
    return ""


class Setup(Struct, frozen=True, kw_only=True):
    """``prepare``, ``judge``, ``readings``, ``picture`` and ``nearest`` run in other processes and have to be picklable.

    ``judge`` gets a scenario, the ``seconds`` it may take and a server's own cards; after ``deadline`` seconds its
    process is killed.
    ``picture`` draws the board at the end of a scenario. ``about`` says what is loaded, by part, ``examples`` are those of
    the rules by number. ``nearest`` gives the card names that look like a name.
    After each ``refresh_every`` seconds newer data are looked for (0: never). ``published_rules`` gives the date of the newest
    rules that are published ("" if unknown); it is asked at the start and after each ``rules_watch_every`` seconds (0: never).
    ``engine`` is the version to record, ``edition`` says which edition of the rules texts is shown ("" for none),
    ``api`` is another address than Discord's ("" for Discord's), ``beat`` is called again and again while the bot is
    connected. ``draw`` draws a quiz question, ``check_own`` makes one of somebody's scenario; every ``quiz_every`` seconds the bot
    looks what schedules ask for.
    """

    token: str
    store_url: str
    cards: Lookups
    rulebook: Rulebook
    terms: Terms
    prepare: Callable[[], object]
    judge: Callable[[str, float, Sequence[Card]], Ruling]
    readings: Callable[[str, Sequence[Card]], tuple[Reading, ...]]
    nearest: Callable[[str], Sequence[str]]
    picture: Callable[[str, float, Sequence[Card]], Drawn | None]
    engine: str
    edition: str = ""
    about: Mapping[str, str] = {}
    examples: Mapping[str, tuple[str, ...]] = {}
    seconds: float = 10.0
    deadline: float = 16.0
    workers: int = 2
    queue: int = 256
    member_quota: int = 0
    server_quota: int = 0
    api: str = ""
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    refresh_every: float = 0.0
    published_rules: Callable[[], str] = _unknown
    rules_watch_every: float = 0.0
    clock: Callable[[], float] = time.time
    draw: Callable[[int, Sequence[str], Collection[Level], Collection[str]], Question | None] = working.draw
    check_own: Callable[[str, Sequence[str]], Question | OwnQuestion] = working.check_own
    quiz_every: float = 15.0
    beat: Callable[[], object] = _unheard

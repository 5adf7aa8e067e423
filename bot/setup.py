"""What the Discord bot is made of, handed in as one value."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from bot.reply.lookups import Reading
from engine.cards.card import Card
from engine.explain.ruling import Ruling
from engine.rulebook.book import Rulebook


class Lookups(Protocol):
    """Cards by name, for people who type."""

    def get(self, name: str) -> Card | None: ...

    def names_beginning(self, text: str, limit: int = 25) -> Sequence[str]: ...


def _unheard() -> None:
    """Nobody listens for signs of life."""


class Setup(Struct, frozen=True, kw_only=True):
    """``prepare``, ``judge``, ``readings`` and ``nearest`` run in other processes and have to be picklable.

    ``judge`` gets a scenario, the ``seconds`` it may take and a server's own cards; after ``deadline`` seconds its
    process is killed.
    ``nearest`` gives the card names that look like a name.
    ``engine`` is the version to record, ``edition`` says which edition of the rules texts is shown ("" for none),
    ``api`` is another address than Discord's ("" for Discord's), ``beat`` is called again and again while the bot is
    connected.
    """

    token: str
    store_url: str
    cards: Lookups
    rulebook: Rulebook
    prepare: Callable[[], object]
    judge: Callable[[str, float, Sequence[Card]], Ruling]
    readings: Callable[[str, Sequence[Card]], tuple[Reading, ...]]
    nearest: Callable[[str], Sequence[str]]
    engine: str
    edition: str = ""
    seconds: float = 10.0
    deadline: float = 16.0
    workers: int = 2
    queue: int = 64
    member_quota: int = 0
    server_quota: int = 0
    api: str = ""
    beat: Callable[[], object] = _unheard

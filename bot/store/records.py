"""The records of the store, and the two ways in which a change to them fails."""

from typing import Literal

from msgspec import Struct

from engine.cards.card import Card
from engine.explain.lengths import Length
from engine.explain.ruling import Ruling

Kind = Literal["ruling", "step", "attempt"]


class Line(Struct, frozen=True):
    """One contribution to a game's script: the text as typed, who typed it, and the digest of the ruling after it."""

    text: str
    by: int
    digest: str


class Game(Struct, frozen=True, kw_only=True):
    """A channel's game. ``version`` counts its changes from 1, ``ruling`` names the kept ruling of this version.

    Times are whole seconds since 1970, people and places are Discord ids, ``engine`` is the version that ran it last.
    ``undone`` are the lines taken back, newest first. ``players`` may add lines besides the owner; nobody named: all may.
    """

    id: str
    channel: int
    guild: int | None
    owner: int
    version: int
    lines: tuple[Line, ...]
    ruling: str
    engine: str
    started: int
    touched: int
    undone: tuple[Line, ...] = ()
    players: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The whole script of the game."""
        return "\n".join(line.text for line in self.lines)


class Kept(Struct, frozen=True, kw_only=True):
    """A ruling that a message shows, kept for the buttons below it.

    A ``ruling`` answers a question of its own; a ``step`` is a game as of ``version``; an ``attempt`` is a line that
    the game refused, ``text`` being that line alone. ``replaced_by`` names the ruling that took its place. ``chosen``
    are the sentences in the text that came from settling choices, oldest first.
    """

    id: str
    kind: Kind
    channel: int
    guild: int | None
    asker: int
    text: str
    ruling: Ruling
    private: bool
    engine: str
    asked: int
    game: str | None = None
    version: int = 0
    chosen: tuple[str, ...] = ()
    replaced_by: str | None = None


class Ended(Struct, frozen=True):
    """A game that is over since ``at``; ``asleep`` when nobody ended it."""

    game: Game
    at: int
    asleep: bool


class ServerSettings(Struct, frozen=True, kw_only=True):
    """What a server has set. ``channels``: where I answer, everywhere if none are named. ``verbosity`` is how much of a
    ruling is shown at once. Quotas are rulings an hour, 0 for the host's own.
    """

    channels: tuple[int, ...] = ()
    verbosity: Length = "steps"
    private: bool = False
    spoilers: bool = False
    member_quota: int = 0
    server_quota: int = 0


class CustomCard(Struct, frozen=True, kw_only=True):
    """A server's own card."""

    guild: int
    card: Card
    by: int
    added: int


class AlreadyRunning(Exception):
    """A game cannot start in a channel that has one."""


class Moved(Exception):
    """The record has changed since it was read, so the change that was built upon it is not made."""

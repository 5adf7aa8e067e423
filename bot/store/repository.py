"""The narrow interface between the bot and its database; every change is one transaction."""

from typing import Protocol

from bot.store.records import Ended, Game, Kept


class Store(Protocol):
    """Reads give what is there or None; changes raise :class:`Moved` when somebody else was first."""

    async def claim(self, interaction: int) -> bool:
        """Take this interaction for oneself: False when it was taken before."""

    async def drop_claims(self, before: int) -> int:
        """Forget the interactions with ids below ``before`` and return how many those were."""

    async def running(self, channel: int) -> Game | None:
        """The game that is going on in a channel."""

    async def start(self, game: Game, kept: Kept) -> None:
        """Begin a game together with its first ruling; raises :class:`AlreadyRunning`."""

    async def advance(self, game: Game, kept: Kept) -> None:
        """Put ``game`` in the place of the version before it, together with its ruling."""

    async def end(self, game: Game, at: int) -> None:
        """End the game if it still has the given version; its record stays."""

    async def last_ended(self, channel: int) -> Ended | None:
        """The game that ended last in a channel."""

    async def restore(self, ended: Ended, at: int) -> None:
        """Let an ended game go on; raises :class:`AlreadyRunning`."""

    async def keep(self, kept: Kept, *, replacing: Kept | None = None) -> None:
        """Keep a ruling, in the place of another one if so told."""

    async def ruling(self, identifier: str) -> Kept | None:
        """The kept ruling with this id."""

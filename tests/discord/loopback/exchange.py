"""One interaction, from the person's act to all that the bot answers."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from tests.discord.loopback.shapes import LOADING

PATIENCE = 60.0


class Exchange:
    """What has come back so far. The waiting methods end when it has come, or fail after a generous time.

    ``expired``: its token was never good; ``over``: it is good no longer, as after a quarter of an hour.
    """

    def __init__(self, payload: Mapping[str, Any]) -> None:
        self.payload = payload
        self.callback: dict[str, Any] | None = None
        self.message: dict[str, Any] | None = None
        self.followups: list[dict[str, Any]] = []
        self.refused: list[int] = []
        self.files: dict[str, bytes] = {}
        self.edits = 0
        self.expired = False
        self.over = False
        self._news = asyncio.Condition()

    @property
    def kind(self) -> int:
        """The type of the first answer, 0 before there is one."""
        return self.callback["type"] if self.callback else 0

    async def tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(condition)

    async def acknowledged(self) -> int:
        await self.until(lambda: self.callback is not None)
        return self.kind

    async def answer(self) -> dict[str, Any]:
        """The message that shows the answer: sent, or edited in after the answer was put off."""
        await self.until(self._is_answered)
        assert self.message is not None
        return self.message

    def _is_answered(self) -> bool:
        if self.kind in (4, 7):
            return True
        return self.message is not None and self.edits > 0 and not self.message["flags"] & LOADING

    async def followup(self) -> dict[str, Any]:
        await self.until(lambda: bool(self.followups))
        return self.followups[0]

    async def modal(self) -> dict[str, Any]:
        await self.until(lambda: self.kind == 9)
        assert self.callback is not None
        return self.callback["data"]

    async def choices(self) -> list[str]:
        await self.until(lambda: self.kind == 8)
        assert self.callback is not None
        return [choice["name"] for choice in self.callback["data"]["choices"]]

    async def refusal(self) -> int:
        """The error code with which an answer of the bot was turned away."""
        await self.until(lambda: bool(self.refused))
        return self.refused[0]

"""What the bot does for quizzes by itself: it asks when a schedule says so, and reveals what is past its time."""

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import discord
import structlog
from sqlalchemy.exc import SQLAlchemyError

from bot.quiz.records import Posed
from bot.refusal import Refusal
from bot.reply.showing import Showing
from bot.work import Busy, Lost, Overdue

if TYPE_CHECKING:
    from bot.client import Lawmage

log = structlog.get_logger()
EXPECTED = (discord.HTTPException, Refusal, Busy, Lost, Overdue, SQLAlchemyError)


class Asking:
    """Works through messages of the bot's own; whatever fails is tried again the next time."""

    def __init__(self, client: "Lawmage") -> None:
        self._client = client

    async def keep_on(self) -> None:
        """Again and again, until the task is cancelled."""
        await self._client.wait_until_ready()
        while True:
            await self._tried(self._ask())
            await self._tried(self._reveal())
            await asyncio.sleep(self._client.setup.quiz_every)

    async def _tried(self, doing: Awaitable[None]) -> None:
        try:
            await doing
        except EXPECTED as problem:
            log.warning("quiz_put_off", problem=str(problem)[:200])

    async def _ask(self) -> None:
        for posed in await self._client.quizzes.due():
            await self._tried(self._send(posed))

    async def _send(self, posed: Posed) -> None:
        """The nonce keeps Discord from showing it twice when the bot ends before it hears that it was sent."""
        from bot.views.quiz import asked_view

        channel = self._client.get_partial_messageable(posed.channel, guild_id=posed.guild)
        try:
            message = await channel.send(view=asked_view(self._client, posed, await self._showing(posed.guild)), nonce=posed.id)
        except (discord.Forbidden, discord.NotFound):
            log.warning("quiz_channel_is_closed", channel=posed.channel)
            await self._client.quizzes.close(posed)
            await self._client.quizzes.store.reveal(posed.id)
            return
        await self._client.quizzes.store.sent(posed.id, message.id)

    async def _showing(self, identifier: int) -> Showing:
        """In the language that the server has chosen for itself."""
        guild = self._client.get_guild(identifier)
        return await self._client.showing_in(identifier, guild.preferred_locale if guild else discord.Locale.american_english)

    async def _reveal(self) -> None:
        for posed in await self._client.quizzes.over():
            await self._tried(self._show(posed))

    async def _show(self, posed: Posed) -> None:
        from bot.views.quiz import revealed_view

        assert posed.message is not None
        message = self._client.get_partial_messageable(posed.channel, guild_id=posed.guild).get_partial_message(posed.message)
        try:
            view = await revealed_view(self._client, posed, await self._showing(posed.guild))
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except (discord.Forbidden, discord.NotFound):
            log.warning("quiz_message_is_gone", channel=posed.channel)
        await self._client.quizzes.store.reveal(posed.id)

"""The Discord client: what it answers with, and what it takes."""

import asyncio
import hashlib
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import TYPE_CHECKING, Any

import discord
import msgspec
import structlog

from bot import commands
from bot.background import Background
from bot.commands.forms import submitted
from bot.games import Games
from bot.metrics import Metrics
from bot.quiz.printing import printed
from bot.quiz.quizzes import Quizzes
from bot.quiz.store import QuizStore
from bot.quotas import Quotas
from bot.refresh import Refresh
from bot.refusal import Refusal
from bot.reply.showing import Showing
from bot.rulings import Rulings
from bot.setup import Setup
from bot.store import Database
from bot.symbols import by_symbol
from bot.thinking import Thinking
from bot.tongues import tongue_of
from bot.tongues.commands import Translator
from bot.tree import Tree
from bot.views.answering import guarded, tell
from bot.views.items import ITEMS
from bot.views.pressing import GONE
from bot.work import Workers

if TYPE_CHECKING:
    from bot.views.answering import Interaction

log = structlog.get_logger()
CLAIMS_KEPT = timedelta(hours=1)
"""Deliveries are repeated within seconds."""
FORGET_EVERY = 1000
GRACE = 10.0
RESTARTING = "I am being restarted. Please ask again in a minute."


class Lawmage(discord.AutoShardedClient):
    """The bot: it needs no permission and no privileged intent, and mentions nobody."""

    def __init__(self, setup: Setup, store: Database, workers: Workers, refresh: Refresh | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.setup, self.store, self.workers, self.now = setup, store, workers, setup.clock
        self.servers, self.upkeep, self.people = store.servers, store.upkeep, store.people
        self.quotas = Quotas(store.upkeep, member=setup.member_quota, server=setup.server_quota, clock=setup.clock)
        self.thinking, self.background = Thinking(self), Background(self)
        self.rulings = Rulings(store, self.thinking.judge, engine=setup.engine, clock=setup.clock)
        self.games = Games(store, self.rulings, self.thinking.judge, engine=setup.engine, clock=setup.clock)
        self.quizzes = Quizzes(QuizStore(store.engine), self.thinking.draw, self.thinking.check_own, clock=setup.clock)
        self.metrics = Metrics()
        self.started = setup.clock()
        self.refresh = refresh
        self.tree = Tree(self)
        self._symbols: Mapping[str, str] = {}
        self._is_ending = False
        self._claims = count()
        self._under_way: set[asyncio.Task[object]] = set()
        commands.add_to(self.tree)
        self.add_dynamic_items(*ITEMS)
        self._watch()

    def _watch(self) -> None:
        self.metrics.watch("guilds", "Servers the bot is on.", lambda: len(self.guilds))
        self.metrics.watch("latency_seconds", "Gateway latency.", lambda: self.latency)
        self.metrics.watch("waiting", "Rulings that wait for a process.", lambda: self.workers.waiting)
        self.metrics.watch("idle_processes", "Processes with nothing to do.", lambda: self.workers.idle)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self._sync()
        await self._find_symbols()
        self.background.begin()

    async def _sync(self) -> None:
        """Register the commands, unless these very ones were registered last time."""
        translator = self.tree.translator
        assert translator is not None
        payload = [await one.get_translated_payload(self.tree, translator) for one in commands.COMMANDS]
        digest = hashlib.sha256(msgspec.json.encode(payload, order="sorted")).hexdigest()
        key = f"commands {self.application_id}"
        if await self.upkeep.recall(key) != digest:
            await self.tree.sync()
            await self.upkeep.remember(key, digest)
            log.info("commands_registered", count=len(payload))

    async def _find_symbols(self) -> None:
        try:
            found = await self.fetch_application_emojis()
        except discord.HTTPException as problem:
            log.warning("no_emoji", status=problem.status)
            return
        self._symbols = by_symbol((emoji.name, str(emoji)) for emoji in found)

    def renew(self, setup: Setup) -> None:
        """Go on with newer data; processes that work on something finish that first."""
        self.setup = setup
        self.workers.renew()

    async def on_ready(self) -> None:
        """Servers may have come and gone while nobody was looking."""
        if not self.takes_more():
            return
        here = {guild.id for guild in self.guilds}
        await self.servers.stay(here)
        known = await self.servers.known() | await self.quizzes.store.known()
        for gone in known - here:
            await self.servers.leave(gone, int(self.now()))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self.takes_more():
            await self.servers.stay([guild.id])

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        if self.takes_more():
            await self.servers.leave(guild.id, int(self.now()))

    async def close(self) -> None:
        """Finish what is under way, for a while, and take nothing more."""
        self._is_ending = True
        self.background.end_soon()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=GRACE)
        await self.background.ended()
        await super().close()

    async def is_well(self) -> bool:
        """Whether the bot is connected and its database answers."""
        with suppress(Exception):
            return self.is_ready() and await self.upkeep.is_there()
        return False

    async def showing(self, interaction: "Interaction") -> Showing:
        """How to show things to this person in this place."""
        return await self.showing_in(interaction.guild_id, interaction.locale)

    async def showing_in(self, guild: int | None, locale: discord.Locale) -> Showing:
        """How to show things in a place to those who speak a language."""
        settings = await self.servers.settings(guild)
        return Showing(
            edition=self.setup.edition,
            tongue=tongue_of(locale),
            length=settings.verbosity,
            spoilers=settings.spoilers,
            symbols=self._symbols,
        )

    def printed(self, name: str) -> str:
        """A card's text as people read it."""
        return printed(self.setup.cards.get(name), name)

    async def claim(self, interaction: "Interaction") -> bool:
        """Whether this interaction is to be handled, by the task that asks: the first delivery is."""
        if not self.takes_more():
            await tell(interaction, Refusal(RESTARTING))
            return False
        if next(self._claims) % FORGET_EVERY == 0:
            await self.store.drop_claims(discord.utils.time_snowflake(datetime.now(UTC) - CLAIMS_KEPT))
        if not await self.store.claim(interaction.id):
            return False
        self.metrics.interactions.labels(interaction.type.name).inc()
        return True

    def takes_more(self) -> bool:
        """Whether the task that asks may go on; stopping waits for it then."""
        if self._is_ending:
            return False
        self.keep_track()
        return True

    def keep_track(self) -> None:
        """Let stopping wait for the task that asks."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def on_interaction(self, interaction: "Interaction") -> None:
        """Forms, and buttons of versions that are gone; the rest finds its way by itself."""
        if interaction.type is discord.InteractionType.modal_submit:
            if await self.claim(interaction):
                await guarded(interaction, submitted(interaction))
        elif interaction.type is discord.InteractionType.component and not _is_ours(interaction):
            await tell(interaction, Refusal(GONE))


def _is_ours(interaction: "Interaction") -> bool:
    data: Mapping[str, Any] = interaction.data or {}
    identifier = str(data.get("custom_id"))
    return any(item.__discord_ui_compiled_template__.fullmatch(identifier) for item in ITEMS)

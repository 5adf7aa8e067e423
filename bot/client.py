"""The Discord client: what it answers with, what it takes, and what it does by itself."""

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import TYPE_CHECKING, Any

import discord
import msgspec
import structlog
from discord import app_commands

from bot import commands
from bot.games import Games
from bot.heartbeat import beating
from bot.metrics import Metrics
from bot.pictures.board import Drawn
from bot.quiz.asking import Asking
from bot.quiz.drawing import OwnQuestion
from bot.quiz.printing import printed
from bot.quiz.question import Question
from bot.quiz.quizzes import Quizzes
from bot.quiz.store import QuizStore
from bot.quotas import Quotas
from bot.readings import Reading
from bot.refresh import Refresh
from bot.refusal import Refusal
from bot.reply.showing import Showing
from bot.rulings import Rulings, Where
from bot.setup import Setup
from bot.store import Database
from bot.symbols import by_symbol
from bot.tongues import tongue_of
from bot.tongues.commands import Translator
from bot.views.answering import guarded, tell
from bot.views.forms import submitted
from bot.views.items import ITEMS
from bot.views.pressing import GONE
from bot.work import Workers
from engine.cards.card import Card
from engine.explain.ruling import Ruling

if TYPE_CHECKING:
    from bot.views.answering import Interaction

log = structlog.get_logger()
CLAIMS_KEPT = timedelta(hours=1)
"""Deliveries are repeated within seconds."""
FORGET_EVERY = 1000
GRACE = 10.0
DAY = 24 * 3600
ASLEEP_AFTER, DELETE_AFTER, PURGE_AFTER = 30 * DAY, 30 * DAY, 7 * DAY
UPKEEP_EVERY = 3600.0
RESTARTING = "I am being restarted. Please ask again in a minute."
ELSEWHERE = "On this server I answer in {channels} only."
ANYWHERE = frozenset({"settings", "help", "privacy", "status", "forget", "export-my-data"})
"""Commands that no list of channels keeps out."""


class Tree(app_commands.CommandTree["Lawmage"]):
    """Each command is carried out once, where the server allows it, and its errors are told."""

    async def interaction_check(self, interaction: "Interaction", /) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            return self.client.takes_more()
        return await self.client.claim(interaction) and await self._may_speak(interaction)

    async def _may_speak(self, interaction: "Interaction") -> bool:
        root = interaction.command.qualified_name.split(" ")[0] if interaction.command else ""
        listed = (await self.client.servers.settings(interaction.guild_id)).channels
        here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
        if not listed or here & set(listed) or root in ANYWHERE:
            return True
        await tell(interaction, Refusal(ELSEWHERE, channels=" ".join(f"<#{channel}>" for channel in listed)))
        return False

    async def on_error(self, interaction: "Interaction", error: app_commands.AppCommandError, /) -> None:
        await tell(interaction, error)


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
        self.rulings = Rulings(store, self.judge, engine=setup.engine, clock=setup.clock)
        self.games = Games(store, self.rulings, self.judge, engine=setup.engine, clock=setup.clock)
        self.quizzes = Quizzes(QuizStore(store.engine), self._draw, self._check_own, clock=setup.clock)
        self.metrics = Metrics()
        self.started = setup.clock()
        self.not_loaded = ""
        self._refresh = refresh
        self.tree = Tree(self)
        self._symbols: Mapping[str, str] = {}
        self._over = asyncio.Event()
        self._background: list[asyncio.Task[None]] = []
        self._claims = count()
        self._under_way: set[asyncio.Task[object]] = set()
        commands.add_to(self.tree)
        self.add_dynamic_items(*ITEMS)
        self.metrics.watch("guilds", "Servers the bot is on.", lambda: len(self.guilds))
        self.metrics.watch("latency_seconds", "Gateway latency.", lambda: self.latency)
        self.metrics.watch("waiting", "Rulings that wait for a process.", lambda: self.workers.waiting)
        self.metrics.watch("idle_processes", "Processes with nothing to do.", lambda: self.workers.idle)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self._sync()
        await self._find_symbols()
        doing = (
            beating(self.is_ready, self.setup.beat),
            self._keep_up(),
            self._stay_fresh(),
            Asking(self).keep_on(),
            self.metrics.watch_the_loop(),
        )
        self._background = [asyncio.create_task(one) for one in doing]

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

    async def _keep_up(self) -> None:
        """Now and every hour: games fall asleep, what is past its time is deleted."""
        self._keep_track()
        while not self._over.is_set():
            now = int(self.now())
            swept = await self.upkeep.sweep(now, asleep_after=ASLEEP_AFTER, delete_after=DELETE_AFTER)
            purged = await self.servers.purge(now - PURGE_AFTER)
            await self.quizzes.store.purge(purged)
            log.info("upkeep", asleep=swept.asleep, games=swept.games, rulings=swept.rulings, servers=len(purged))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), UPKEEP_EVERY)

    async def _stay_fresh(self) -> None:
        """Take in newer cards and rules as they come; what cannot be loaded is told in the status, and the old data stay."""
        while self._refresh is not None and self.setup.refresh_every:
            await asyncio.sleep(self.setup.refresh_every)
            try:
                found = await self._refresh()
            except Exception as error:
                log.error("refresh_failed", exc_info=error)
                self.not_loaded = f"{type(error).__name__}, see the log"
                continue
            self.not_loaded = found.problem
            if found.problem:
                log.warning("not_loaded", problem=found.problem)
            if found.setup is not None:
                self.setup = found.setup
                self.workers.renew()
                log.info("refreshed", edition=self.setup.edition)

    async def on_ready(self) -> None:
        """Servers may have come and gone while nobody was looking."""
        if not self.takes_more():
            return
        here = {guild.id for guild in self.guilds}
        await self.servers.stay(here)
        for gone in await self.servers.known() - here:
            await self.servers.leave(gone, int(self.now()))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self.takes_more():
            await self.servers.stay([guild.id])

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        if self.takes_more():
            await self.servers.leave(guild.id, int(self.now()))

    async def close(self) -> None:
        """Finish what is under way, for a while, and take nothing more."""
        self._over.set()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=GRACE)
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await super().close()

    async def is_well(self) -> bool:
        """Whether the bot is connected and its database answers."""
        with suppress(Exception):
            return self.is_ready() and await self.upkeep.is_there()
        return False

    async def showing(self, interaction: "Interaction") -> Showing:
        """How to show things to this person in this place."""
        settings = await self.servers.settings(interaction.guild_id)
        return Showing(
            edition=self.setup.edition,
            tongue=tongue_of(interaction.locale),
            length=settings.verbosity,
            spoilers=settings.spoilers,
            symbols=self._symbols,
        )

    async def judge(self, text: str, where: Where) -> Ruling:
        """The engine's ruling, from another process, with the server's own cards and within everybody's quotas."""
        await self.quotas.spend(where.user, where.guild, await self.servers.settings(where.guild))
        custom = await self.custom(where.guild)
        with self.metrics.rulings.time():
            return await self.workers.run(self.setup.judge, self.setup.deadline, text, self.setup.seconds, custom)

    async def _draw(self, *kind: Any) -> Question | None:
        return await self.workers.run(self.setup.draw, self.setup.deadline, *kind)

    async def _check_own(self, text: str, wrong: Sequence[str]) -> Question | OwnQuestion:
        return await self.workers.run(self.setup.check_own, self.setup.deadline, text, wrong)

    def printed(self, name: str) -> str:
        """A card's text as people read it."""
        return printed(self.setup.cards.get(name), name)

    async def picture(self, text: str, guild: int | None) -> Drawn | None:
        """The board at the end of a scenario, from another process."""
        custom = await self.custom(guild)
        return await self.workers.run(self.setup.picture, self.setup.deadline, text, self.setup.seconds, custom)

    async def custom(self, guild: int | None) -> tuple[Card, ...]:
        """A server's own cards."""
        return tuple(custom.card for custom in await self.servers.cards(guild))

    async def readings(self, name: str, custom: Sequence[Card] = ()) -> tuple[Reading, ...]:
        """What the engine makes of a card's lines, from another process."""
        return await self.workers.run(self.setup.readings, self.setup.deadline, name, custom)

    async def nearest(self, name: str) -> Sequence[str]:
        """The card names that look most like a name, from another process."""
        return await self.workers.run(self.setup.nearest, self.setup.deadline, name)

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
        if self._over.is_set():
            return False
        self._keep_track()
        return True

    def _keep_track(self) -> None:
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

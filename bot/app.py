"""The Discord client, and how it is set up, run and stopped."""

import asyncio
import signal
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog
from discord import app_commands
from sqlalchemy.exc import SQLAlchemyError

from bot import commands, journal, judging
from bot.games import Games
from bot.heartbeat import beat, beating
from bot.quotas import Quotas
from bot.refusal import Refusal
from bot.reply.lookups import Reading
from bot.rulings import Rulings, Where
from bot.setup import Setup
from bot.store import Database, opened
from bot.views.answering import guarded, tell
from bot.views.buttons import GONE, ITEMS
from bot.views.forms import submitted
from bot.work import Lost, Workers
from engine.cards.card import Card
from engine.explain.ruling import Ruling

if TYPE_CHECKING:
    from bot.settings import Settings
    from bot.views.answering import Interaction

log = structlog.get_logger()
CLAIMS_KEPT = timedelta(hours=1)
"""Deliveries are repeated within seconds."""
FORGET_EVERY = 1000
GRACE = 10.0
RESTARTING = "I am being restarted. Please ask again in a minute."


class Tree(app_commands.CommandTree["Lawmage"]):
    """Each command is carried out once, and its errors are told."""

    async def interaction_check(self, interaction: "Interaction", /) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return await self.client.claim(interaction)

    async def on_error(self, interaction: "Interaction", error: app_commands.AppCommandError, /) -> None:
        await tell(interaction, error)


class Lawmage(discord.AutoShardedClient):
    """The bot: it needs no permission and no privileged intent, and mentions nobody."""

    def __init__(self, setup: Setup, store: Database, workers: Workers) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.setup, self.store, self.workers = setup, store, workers
        self.servers, self.upkeep, self.people = store.servers, store.upkeep, store.people
        self.quotas = Quotas(store.upkeep, member=setup.member_quota, server=setup.server_quota, clock=time.time)
        self.rulings = Rulings(store, self.judge, engine=setup.engine)
        self.games = Games(store, self.rulings, self.judge, engine=setup.engine)
        self.tree = Tree(self)
        self._stopping = False
        self._beating: asyncio.Task[None] | None = None
        self._claims = count()
        self._under_way: set[asyncio.Task[object]] = set()
        commands.add_to(self.tree)
        self.add_dynamic_items(*ITEMS)

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self._beating = asyncio.create_task(beating(self.is_ready, self.setup.beat))

    async def close(self) -> None:
        """Finish what is under way, for a while, and take nothing more."""
        self._stopping = True
        if self._beating:
            self._beating.cancel()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=GRACE)
        await super().close()

    async def judge(self, text: str, where: Where) -> Ruling:
        """The engine's ruling, from another process, with the server's own cards and within everybody's quotas."""
        await self.quotas.spend(where.user, where.guild, await self.servers.settings(where.guild))
        custom = await self.custom(where.guild)
        return await self.workers.run(self.setup.judge, self.setup.deadline, text, self.setup.seconds, custom)

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
        if self._stopping:
            await tell(interaction, Refusal(RESTARTING))
            return False
        self._keep_track()
        if next(self._claims) % FORGET_EVERY == 0:
            await self.store.drop_claims(discord.utils.time_snowflake(datetime.now(UTC) - CLAIMS_KEPT))
        return await self.store.claim(interaction.id)

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


async def serve(setup: Setup) -> None:
    """Run the bot until it is told to stop. Raises discord.LoginFailure for a token that is not valid."""
    if setup.api:
        discord.http.Route.BASE = setup.api
    async with (
        opened(setup.store_url) as store,
        Workers(setup.workers, queue=setup.queue, prepare=setup.prepare) as workers,
        Lawmage(setup, store, workers) as client,
    ):
        running = asyncio.current_task()
        assert running is not None
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
        with suppress(asyncio.CancelledError):
            await client.start(setup.token)


def run(settings: "Settings") -> None:
    """Run the bot as the host has set it up. Raises Refusal where the host has to do something first."""
    journal.begin(settings.log_level)
    try:
        asyncio.run(serve(set_up(settings)))
    except KeyboardInterrupt:
        log.info("stopped")
    except discord.LoginFailure as error:
        raise Refusal("Discord does not accept this token. Copy a new one from the Bot page of your application.") from error
    except aiohttp.ClientConnectionError as error:
        raise Refusal(f"Discord cannot be reached: {error}.") from error
    except Lost as error:
        raise Refusal("The rules engine did not start; what it said stands above.") from error
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise Refusal(f"The database at LAWMAGE_DATABASE_URL cannot be used: {error}.") from error


def set_up(settings: "Settings") -> Setup:
    """The bot with the real engine, the host's card library and the rules texts at hand."""
    from bot.library.opening import open_cards
    from engine.rulebook.book import our_book

    assert settings.discord_token is not None
    settings.home.mkdir(parents=True, exist_ok=True)
    path = settings.home / "library.sqlite3"
    library = partial(open_cards, _quietly, path=path)
    cards = library()
    official = cards.official_rules()
    return Setup(
        token=settings.discord_token.get_secret_value(),
        store_url=settings.store_url,
        cards=cards,
        rulebook=our_book().with_official(official.texts()) if official else our_book(),
        edition=f"Comprehensive Rules of {official.effective}" if official else "",
        prepare=partial(judging.get_ready, library),
        judge=judging.judge,
        readings=judging.readings,
        nearest=judging.nearest,
        engine=judging.engine_version(),
        seconds=settings.seconds,
        deadline=settings.seconds * 1.5 + 1,
        workers=settings.workers,
        member_quota=settings.member_quota,
        server_quota=settings.server_quota,
        api=settings.discord_api,
        beat=beat,
    )


def _quietly(what: str, share: float) -> None:
    """Building a library is told to the log, not shown as a bar."""
    log.info("library", doing=what, share=round(share, 2))

"""How the bot is set up, run and stopped."""

import asyncio
import signal
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord
import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from bot import journal, judging
from bot.client import Lawmage
from bot.heartbeat import beat
from bot.library.counting import Coverage
from bot.library.fetch import published_rules
from bot.library.home import coverage_path
from bot.library.library import Library
from bot.metrics import served
from bot.refresh import Refresh, from_the_network
from bot.refusal import Refusal
from bot.setup import Setup
from bot.store import opened
from bot.terms import Terms
from bot.work import Lost, Workers
from engine.rulebook.book import our_book
from engine.rulebook.official import OfficialRules

if TYPE_CHECKING:
    from bot.settings import Settings

__all__ = ["Lawmage", "run", "serve", "set_up"]
log = structlog.get_logger()


async def serve(setup: Setup, refresh: Refresh | None = None) -> None:
    """Run the bot until it is told to stop; ``refresh`` looks for newer data.

    Raises discord.LoginFailure for a token that is not valid.
    """
    if setup.api:
        discord.http.Route.BASE = setup.api
    async with (
        opened(setup.store_url) as store,
        Workers(setup.workers, queue=setup.queue, prepare=setup.prepare) as workers,
        Lawmage(setup, store, workers, refresh) as client,
        served(client.metrics, setup.metrics_host, setup.metrics_port, client.is_well),
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
        asyncio.run(serve(set_up(settings), partial(from_the_network, partial(set_up, settings))))
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

    assert settings.discord_token is not None
    settings.home.mkdir(parents=True, exist_ok=True)
    library = partial(open_cards, _quietly, path=settings.home / "library.sqlite3")
    cards = library()
    setup = Setup(
        token=settings.discord_token.get_secret_value(),
        store_url=settings.store_url,
        cards=cards,
        rulebook=our_book(),
        terms=Terms(our_book()),
        about=_about(cards),
        prepare=partial(judging.get_ready, library),
        judge=judging.judge,
        readings=judging.readings,
        nearest=judging.nearest,
        picture=judging.picture,
        engine=judging.engine_version(),
        api=settings.discord_api,
        beat=beat,
        published_rules=published_rules,
    )
    return _with_rules(_with_limits(setup, settings), cards.official_rules())


def _with_limits(setup: Setup, settings: "Settings") -> Setup:
    """What the host allows the bot, and how often it looks for something new."""
    return replace(
        setup,
        seconds=settings.seconds,
        deadline=settings.seconds * 1.5 + 1,
        workers=settings.workers,
        member_quota=settings.member_quota,
        server_quota=settings.server_quota,
        metrics_host=settings.metrics_host,
        metrics_port=settings.metrics_port,
        refresh_every=settings.refresh_hours * 3600,
        rules_watch_every=settings.rules_watch_hours * 3600,
    )


def _with_rules(setup: Setup, official: OfficialRules | None) -> Setup:
    """The official texts beside our summaries, where they were synced."""
    if official is None:
        return setup
    book = our_book().with_official(official.texts())
    return replace(
        setup,
        rulebook=book,
        terms=Terms(book, official.glossary),
        examples={number: rule.examples for number, rule in official.rules.items() if rule.examples},
        edition=f"Comprehensive Rules of {official.effective}",
    )


def _about(cards: Library) -> dict[str, str]:
    """What is loaded, and how much of it is understood where somebody has counted."""
    known = cards.about()
    about: dict[str, str] = {}
    for part in ("cards", "rulings"):
        if part in known:
            about[part] = f"{known[part]} {known.get(f'{part} date', '')}".strip()
    about["cards"] = f"{cards.count():,}, {about.get('cards', '')}".rstrip(", ")
    with suppress(OSError, msgspec.DecodeError):
        counted = msgspec.json.decode(coverage_path().read_bytes(), type=Coverage)
        about["coverage"] = f"{counted.share:.1%}"
    return about


def _quietly(what: str, share: float) -> None:
    """Building a library is told to the log, not shown as a bar."""
    log.info("library", doing=what, share=round(share, 2))

"""What the bot does by itself while it runs: it keeps its house in order and its data fresh."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from bot.heartbeat import beating
from bot.quiz.asking import Asking
from bot.refresh import newer_rules

if TYPE_CHECKING:
    from bot.client import Lawmage

log = structlog.get_logger()
DAY = 24 * 3600
ASLEEP_AFTER, DELETE_AFTER, PURGE_AFTER = 30 * DAY, 30 * DAY, 7 * DAY
UPKEEP_EVERY = 3600.0


class Background:
    """``not_loaded`` says what a refresh could not take in, ``newer`` which rules are published and not loaded."""

    def __init__(self, client: "Lawmage") -> None:
        self._client = client
        self._over = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.not_loaded = ""
        self.newer = ""

    def begin(self) -> None:
        client = self._client
        doing: tuple[Coroutine[Any, Any, None], ...] = (
            beating(client.is_ready, client.setup.beat),
            self._keep_up(),
            self._stay_fresh(),
            self._watch_rules(),
            Asking(client).keep_on(),
            client.metrics.watch_the_loop(),
        )
        self._tasks = [asyncio.create_task(one) for one in doing]

    def end_soon(self) -> None:
        """Begin nothing more."""
        self._over.set()

    async def ended(self) -> None:
        """Break off what goes on by itself."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_up(self) -> None:
        """Now and every hour: games fall asleep, what is past its time is deleted."""
        client = self._client
        client.keep_track()
        while not self._over.is_set():
            now = int(client.now())
            swept = await client.upkeep.sweep(now, asleep_after=ASLEEP_AFTER, delete_after=DELETE_AFTER)
            purged = await client.servers.purge(now - PURGE_AFTER)
            await client.quizzes.store.purge(purged)
            log.info("upkeep", asleep=swept.asleep, games=swept.games, rulings=swept.rulings, servers=len(purged))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), UPKEEP_EVERY)

    async def _stay_fresh(self) -> None:
        """Take in newer cards and rules as they come; what cannot be loaded is told in the status, and the old data stay."""
        client = self._client
        while client.refresh is not None and client.setup.refresh_every:
            await asyncio.sleep(client.setup.refresh_every)
            try:
                found = await client.refresh()
            except Exception as error:
                log.error("refresh_failed", exc_info=error)
                self.not_loaded = f"{type(error).__name__}, see the log"
                continue
            self.not_loaded = found.problem
            if found.problem:
                log.warning("not_loaded", problem=found.problem)
            if found.setup is not None:
                client.renew(found.setup)
                log.info("refreshed", edition=found.setup.edition)

    async def _watch_rules(self) -> None:
        """Look whether newer rules are published than those at hand."""
        setup = self._client.setup
        while setup.rules_watch_every:
            try:
                self.newer = await asyncio.to_thread(newer_rules, setup.published_rules, setup.edition)
            except Exception as problem:
                log.info("rules_not_looked_up", problem=str(problem)[:200])
            if self.newer:
                log.warning("newer_rules_are_published", date=self.newer, loaded=setup.edition)
            await asyncio.sleep(setup.rules_watch_every)
            setup = self._client.setup

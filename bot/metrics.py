"""What a host can watch: figures for Prometheus and a health check, over HTTP where the host has set a port."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

LAG_EVERY = 0.05
"""Seconds between two looks at how late the event loop is."""
BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)


class Metrics:
    """The figures; none of them carries names, ids or texts of people."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.interactions = Counter("lawmage_interactions", "Interactions taken, by their kind.", ["kind"], registry=self.registry)
        self.refusals = Counter("lawmage_refusals", "Errors and refusals, by their kind.", ["kind"], registry=self.registry)
        self.rulings = Histogram(
            "lawmage_ruling_seconds", "Time from question to ruling, waiting included.", buckets=BUCKETS, registry=self.registry
        )
        self.lag = Histogram("lawmage_loop_lag_seconds", "How late the event loop is.", buckets=BUCKETS, registry=self.registry)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A figure that is read when somebody asks."""
        Gauge(f"lawmage_{name}", about, registry=self.registry).set_function(value)

    async def watch_the_loop(self) -> None:
        """Measures until it is cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            before = clock()
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, clock() - before - LAG_EVERY))


@asynccontextmanager
async def served(metrics: Metrics, host: str, port: int, is_well: Callable[[], Awaitable[bool]]) -> AsyncIterator[None]:
    """``/metrics`` and ``/health`` (200 or 503) at a port; nothing at port 0."""
    if not port:
        yield
        return
    runner = web.AppRunner(_routes(metrics, is_well), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, host, port).start()
    try:
        yield
    finally:
        await runner.cleanup()


def _routes(metrics: Metrics, is_well: Callable[[], Awaitable[bool]]) -> web.Application:
    async def figures(request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(metrics.registry), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def health(request: web.Request) -> web.Response:
        well = await is_well()
        return web.json_response({"well": well}, status=200 if well else 503)

    application = web.Application()
    application.router.add_get("/metrics", figures)
    application.router.add_get("/health", health)
    return application

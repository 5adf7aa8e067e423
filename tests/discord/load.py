"""What a crowd costs: ``python -m tests.discord.load [PEOPLE]`` lets them ask the real engine at once, and prints figures."""

import asyncio
import re
import socket
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from tests.discord.loopback import Discord, Exchange, labels, running
from tests.discord.test_engine import MASS

ROOT = Path(__file__).parents[2]
PEOPLE = 200


async def asked(discord: Discord, number: int) -> tuple[float, float, Exchange]:
    """Seconds until an answer was acknowledged, and until it was there."""
    clock = asyncio.get_running_loop().time
    person = discord.person(f"Person {number}")
    began = clock()
    reply = await person.uses("ruling", scenario=MASS.replace("3 charge", f"{3 + number % 40} charge"))
    await reply.acknowledged()
    acknowledged = clock() - began
    await reply.answer()
    return acknowledged, clock() - began, reply


async def measure(people: int) -> str:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
        found.close()
        async with running() as discord, process(discord, Path(folder), port):
            before = await stalls(port)
            results = await asyncio.gather(*(asked(discord, number) for number in range(people)))
            after = await stalls(port)
    acknowledged = sorted(result[0] for result in results)
    answered = sorted(result[1] for result in results)
    whole = sum("Steps" in labels(result[2].message or {"components": []}) for result in results)
    late = {limit: after[limit] - before[limit] for limit in after}
    return "\n".join(
        [
            f"{people} people at once: {whole} rulings, {people - whole} refusals, {len(discord.faults)} faults of payloads.",
            f"Acknowledged: median {acknowledged[people // 2]:.2f} s, last {acknowledged[-1]:.2f} s.",
            f"Answered: median {answered[people // 2]:.2f} s, last {answered[-1]:.2f} s.",
            "Event loop later than " + ", ".join(f"{limit} s: {count:.0f} times" for limit, count in late.items()) + ".",
        ]
    )


async def stalls(port: int) -> dict[str, float]:
    """How often the bot's loop was later than some limits."""
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/metrics") as response:
        text = await response.text()
    buckets = {limit: float(count) for limit, count in re.findall(r'lag_seconds_bucket\{le="([^"]+)"\} (\S+)', text)}
    return {limit: buckets["+Inf"] - buckets[limit] for limit in ("0.025", "0.05", "0.1", "0.25")}


@asynccontextmanager
async def process(discord: Discord, folder: Path, port: int) -> AsyncIterator[None]:
    """A bot with the real engine in a process of its own."""
    command = (sys.executable, "-m", "tests.discord.process", discord.api, str(folder / "bot.db"), str(port))
    bot = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    try:
        async with asyncio.timeout(60):
            await discord.gateway.connected()
        yield
    finally:
        bot.terminate()
        await bot.wait()


if __name__ == "__main__":
    print(asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else PEOPLE)))

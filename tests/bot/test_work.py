"""The process pool: results, errors, deadlines, deaths, and a queue that is full."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import pytest

from bot.work import Busy, Lost, Overdue, Workers

SOON = 0.2
AMPLE = 30.0


def double(number: int) -> int:
    return 2 * number


def refuse() -> None:
    raise ValueError("seven is not a card")


def hang(begun: str = "") -> None:
    if begun:
        Path(begun).touch()
    signal.pause()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hold(fifo: str) -> str:
    return Path(fifo).read_text()


def fail_to_start() -> None:
    raise RuntimeError("no cards")


async def test_a_job_runs_in_another_process_and_its_result_comes_back() -> None:
    async with Workers(1) as workers:
        assert await workers.run(double, AMPLE, 21) == 42
        assert await workers.run(os.getpid, AMPLE) != os.getpid()


async def test_an_error_of_the_job_comes_back_and_leaves_the_process_at_work() -> None:
    async with Workers(1) as workers:
        process = await workers.run(os.getpid, AMPLE)
        with pytest.raises(ValueError, match="seven is not a card"):
            await workers.run(refuse, AMPLE)
        assert await workers.run(os.getpid, AMPLE) == process


async def test_a_hanging_job_is_killed_at_its_deadline_and_the_next_job_runs() -> None:
    async with Workers(1) as workers:
        process = await workers.run(os.getpid, AMPLE)
        with pytest.raises(Overdue):
            await workers.run(hang, SOON)
        assert await workers.run(double, AMPLE, 4) == 8
        assert not _lives(process)


async def test_a_process_that_dies_costs_only_its_own_job() -> None:
    async with Workers(2) as workers:
        outcomes = await asyncio.gather(
            workers.run(die, AMPLE),
            workers.run(double, AMPLE, 1),
            workers.run(double, AMPLE, 2),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], Lost)
        assert outcomes[1:] == [2, 4]


async def test_a_full_queue_says_busy_at_once(tmp_path: Path) -> None:
    fifo = tmp_path / "gate"
    os.mkfifo(fifo)
    async with Workers(1, queue=1) as workers:
        held = asyncio.create_task(workers.run(hold, AMPLE, str(fifo)))
        await _until(lambda: workers.idle == 0)
        queued = asyncio.create_task(workers.run(double, AMPLE, 5))
        await _until(lambda: workers.waiting == 1)
        with pytest.raises(Busy):
            await workers.run(double, AMPLE, 6)
        await asyncio.to_thread(fifo.write_text, "open")
        assert await held == "open"
        assert await queued == 10


async def test_a_cancelled_job_does_not_go_on_in_the_background(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    async with Workers(1) as workers:
        process = await workers.run(os.getpid, AMPLE)
        task = asyncio.create_task(workers.run(hang, AMPLE, str(begun)))
        await _until(begun.exists)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await workers.run(os.getpid, AMPLE) != process


async def test_workers_that_cannot_get_ready_say_so_at_the_start() -> None:
    with pytest.raises(Lost):
        async with Workers(1, prepare=partial(fail_to_start)):
            pass


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split(")")[1].split()[0] != "Z"


async def _until(condition: object) -> None:
    assert callable(condition)
    async with asyncio.timeout(AMPLE):
        while not condition():
            await asyncio.sleep(0)


async def test_renewed_processes_are_new_and_the_old_ones_finish_what_they_do() -> None:
    async with Workers(1) as workers:
        first = await workers.run(os.getpid, 10)
        workers.renew()
        second = await workers.run(os.getpid, 10)
        under_way = asyncio.create_task(workers.run(os.getpid, 10))
        await asyncio.sleep(0)
        workers.renew()
        finished = await under_way
        third = await workers.run(os.getpid, 10)
    assert first != second
    assert finished == second
    assert third not in (first, second)

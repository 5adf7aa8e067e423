"""Work in other processes: a bounded queue, a deadline for each job, and a new process for one that hangs or dies."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import ParamSpec, Self, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Busy(Exception):
    """The queue is full: nothing was begun."""


class Overdue(Exception):
    """The job did not end within its deadline and was stopped."""


class Lost(Exception):
    """The process that did the job died."""


def _nothing() -> None:
    """What a process does to get ready when nobody says otherwise."""


def _begin(prepare: Callable[[], object]) -> None:
    """In the new process: leave the interrupt key to the parent, end when the parent ends, get ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class _Worker:
    """One process, warmed up as soon as it is hired."""

    def __init__(self, prepare: Callable[[], object]) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin, initargs=(prepare,))
        self._process = self._pool.submit(os.getpid)

    async def ready(self) -> None:
        try:
            await asyncio.shield(asyncio.wrap_future(self._process))
        except BrokenProcessPool as error:
            raise Lost("the process did not get ready") from error

    async def run(self, job: Callable[P, T], seconds: float, *args: P.args, **kwargs: P.kwargs) -> T:
        await self.ready()
        try:
            async with asyncio.timeout(seconds) as limit:
                return await asyncio.wrap_future(self._pool.submit(job, *args, **kwargs))
        except TimeoutError as error:
            if not limit.expired():
                raise
            raise Overdue(f"not done after {seconds:g} seconds") from error
        except BrokenProcessPool as error:
            raise Lost("the process died at work") from error

    def dismiss(self) -> None:
        """End the process whatever it is doing."""
        if self._process.done() and self._process.exception() is None:
            with suppress(ProcessLookupError):
                os.kill(self._process.result(), KILL)
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A few processes and the queue before them. ``prepare`` runs once in each and has to be picklable."""

    def __init__(self, count: int = 2, *, queue: int = 64, prepare: Callable[[], object] = _nothing) -> None:
        self._count, self._queue, self._prepare = count, queue, prepare
        self._staff: set[_Worker] = set()
        self._old: set[_Worker] = set()
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self.waiting = 0

    @property
    def idle(self) -> int:
        """How many processes have nothing to do."""
        return self._free.qsize()

    async def __aenter__(self) -> Self:
        for _ in range(self._count):
            self._free.put_nowait(self._hire())
        await asyncio.gather(*(worker.ready() for worker in self._staff))
        return self

    async def __aexit__(self, *error: object) -> None:
        for worker in self._staff:
            worker.dismiss()
        self._staff.clear()

    async def run(self, job: Callable[P, T], seconds: float, *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a picklable job in another process. Raises what the job raises, :class:`Busy`, :class:`Overdue` or
        :class:`Lost`; ``seconds`` count from when a process is free."""
        worker = await self._next()
        try:
            return await worker.run(job, seconds, *args, **kwargs)
        except (Overdue, Lost, asyncio.CancelledError):
            worker = self._replace(worker)
            raise
        finally:
            self._free.put_nowait(self._replace(worker) if worker in self._old else worker)

    def renew(self) -> None:
        """Put new processes, which get ready anew, in the place of the present ones; those finish what they do."""
        self._old = set(self._staff)
        for _ in range(self._free.qsize()):
            self._free.put_nowait(self._replace(self._free.get_nowait()))

    async def _next(self) -> _Worker:
        if self.waiting >= self._queue:
            raise Busy(f"{self.waiting} jobs are waiting")
        self.waiting += 1
        try:
            return await self._free.get()
        finally:
            self.waiting -= 1

    def _hire(self) -> _Worker:
        worker = _Worker(self._prepare)
        self._staff.add(worker)
        return worker

    def _replace(self, worker: _Worker) -> _Worker:
        worker.dismiss()
        self._staff.discard(worker)
        self._old.discard(worker)
        return self._hire()

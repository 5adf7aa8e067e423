"""Rulings in a process that is warm: the case files, one after the other."""

import time
from collections.abc import Callable, Iterator

from benchmarks.figures import Figure, Options, median, percentile


def measure(options: Options) -> Iterator[Figure]:
    """Every script is asked once before the clock runs, so that no card is compiled under it."""
    from bot.cli.judge import Judge

    judge = Judge.with_cards_at_hand(30.0)
    scripts = options.scripts()
    for script in scripts:
        judge.rule_on(script)
    times = [_milliseconds(judge.rule_on, script) for script in scripts for _ in range(options.runs)]
    room = "Warm rulings"
    yield Figure(room=room, name="cases", value=len(scripts), unit="")
    if times:
        yield Figure(room=room, name="median", value=median(times), unit="ms")
        yield Figure(room=room, name="95 of 100 within", value=percentile(times, 95), unit="ms")
        yield Figure(room=room, name="slowest", value=max(times), unit="ms")


def _milliseconds(rule_on: Callable[[str], object], script: str) -> float:
    began = time.perf_counter()
    rule_on(script)
    return (time.perf_counter() - began) * 1000

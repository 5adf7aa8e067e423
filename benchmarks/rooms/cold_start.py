"""From nothing to a first ruling: a new process, its time and its memory."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator

from benchmarks.figures import Figure, Options, median

_SCRIPT = """\
Alice: Chimeric Mass (3 charge counters)
Alice activates Chimeric Mass.
What is Chimeric Mass's power and toughness?
"""


def measure(options: Options) -> Iterator[Figure]:
    """The library is built before the clock runs."""
    _run([sys.executable, "-m", "bot", "ask", "--json", _SCRIPT])
    bare = [_run([sys.executable, "-c", "pass"]) for _ in range(options.runs)]
    asked = [_run([sys.executable, "-m", "bot", "ask", "--json", _SCRIPT]) for _ in range(options.runs)]
    room = "Cold start to a first ruling"
    yield Figure(room=room, name="wall clock", value=median([seconds for seconds, _ in asked]), unit="s")
    yield Figure(room=room, name="most memory", value=median([memory for _, memory in asked]), unit="MB")
    yield Figure(room=room, name="of that, Python alone", value=median([seconds for seconds, _ in bare]), unit="s")


def _run(command: list[str]) -> tuple[float, float]:
    """Seconds, and megabytes at most resident (Linux counts in kilobytes)."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with status {process.returncode}: nothing to measure.")
    return time.perf_counter() - began, used.ru_maxrss / 1024

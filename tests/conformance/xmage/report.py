"""The report: outcomes counted, in print and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.conformance.xmage.running import OUTCOMES, Result


def totals(results: Sequence[Result]) -> dict[str, int]:
    """How many cases came out which way."""
    counted = Counter(result.outcome for result in results)
    return {outcome: counted[outcome] for outcome in OUTCOMES}


def lines(results: Sequence[Result]) -> list[str]:
    """One line a case."""
    return [f"{result.outcome:<14} {result.id}" + (f"  {result.why[0]}" if result.why else "") for result in results]


def summary(results: Sequence[Result]) -> str:
    """The totals in a few lines."""
    counted = totals(results)
    all_of = max(len(results), 1)
    told = [f"{outcome:<14} {count:>5}  {100 * count / all_of:5.1f} %" for outcome, count in counted.items()]
    played = counted["pass"] + counted["fail"] + counted["crash"] + counted["unsupported"]
    told.append(f"{'cases':<14} {len(results):>5}")
    told.append(f"of the {played} with all cards understood {100 * counted['pass'] / max(played, 1):.1f} % pass")
    return "\n".join(told)


def write(path: Path, results: Sequence[Result]) -> None:
    """The report as JSON."""
    content = {"totals": totals(results), "cases": [msgspec.to_builtins(result) for result in results]}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1))

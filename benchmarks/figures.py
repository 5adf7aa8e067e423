"""What a benchmark gives back, and what it is told."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct


class Figure(Struct, frozen=True, kw_only=True):
    """One measured value. ``peer`` is what another engine of this kind took for the same, None when unknown."""

    room: str
    name: str
    value: float
    unit: str
    peer: float | None = None


class Options(Struct, frozen=True, kw_only=True):
    """``cases`` are case files for the rulings, ``runs`` how often a thing is repeated, ``whole`` no sampling."""

    cases: tuple[Path, ...]
    runs: int
    whole: bool = False

    def scripts(self) -> list[str]:
        """The scripts of all cases, in order."""
        import yaml

        return [case["script"] for path in self.cases for case in _listed(yaml.safe_load(path.read_text(encoding="utf-8")))]


Room = Callable[[Options], Iterable[Figure]]
"""A module in ``benchmarks.rooms`` has one of these, named ``measure``."""


def median(values: Sequence[float]) -> float:
    return percentile(values, 50)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` percent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))]


def _listed(document: Any) -> list[dict[str, Any]]:
    return document if isinstance(document, list) else [document]

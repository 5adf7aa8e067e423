"""Remembering what was worked out for values that are shared, by their identity."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Remembering(Generic[T]):
    """Results by the identity of what they were worked out from, which is kept alive with them; forgotten when there are many."""

    def __init__(self, most: int = 4096) -> None:
        self._found: dict[tuple[int, ...], tuple[tuple[Any, ...], T]] = {}
        self._most = most

    def get(self, of: tuple[Any, ...], work_out: Callable[[], T]) -> T:
        """What was worked out for these very values, or is now."""
        key = tuple(map(id, of))
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= self._most:
                self._found.clear()
            found = self._found[key] = (of, work_out())
        return found[1]

    def clear(self) -> None:
        """Forget everything."""
        self._found.clear()

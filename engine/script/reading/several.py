"""Several deeds said with one verb; the sentence is taken apart into one statement each."""

from typing import Any

from engine.script.values.base import Value


class Several(Value, frozen=True):
    """The deeds, in order."""

    deeds: tuple[Any, ...]

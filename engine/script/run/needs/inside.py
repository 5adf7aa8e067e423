"""The values within a statement, however deep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.script.values import ObjectRef
from engine.script.values.base import Value


def inside(value: Any) -> Iterator[Value]:
    """The values within a value, outermost first."""
    if isinstance(value, Value):
        yield value
        for name in value.__struct_fields__:
            yield from inside(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from inside(part)


def references(value: Any) -> Iterator[ObjectRef]:
    """The objects that are spoken of within a value."""
    return (one for one in inside(value) if isinstance(one, ObjectRef))

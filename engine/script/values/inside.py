"""The values within a statement, however deep, and what it names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.script.values.base import Value
from engine.script.values.references import ObjectRef


def inside(value: Any) -> Iterator[Value]:
    """The values within a value, outermost first."""
    if isinstance(value, Value):
        yield value
        for name in value.__struct_fields__:
            yield from inside(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from inside(part)


def references(value: Any, besides: tuple[type, ...] = ()) -> Iterator[ObjectRef]:
    """The objects that are spoken of within a value, but for those in such parts of it."""
    left_out = {id(ref) for one in inside(value) if isinstance(one, besides) for ref in inside(one)} if besides else set()
    yield from (one for one in inside(value) if isinstance(one, ObjectRef) and id(one) not in left_out)

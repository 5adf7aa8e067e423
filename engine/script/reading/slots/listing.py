"""Lists: items joined by commas and "and", read and written."""

from typing import Any

from engine.script.reading.context import Context, Readings
from engine.script.writing import Unwritable, Writer


class Listed:
    """One or more of a slot, joined by commas and "and"."""

    def __init__(self, item: Any) -> None:
        self.item = item

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] == "both":
            yield from (found for found in self.read(context, at + 1) if len(found[0]) == 2)
        yield from self._from(context, at)

    def _from(self, context: Context, at: int) -> Readings:
        """Lists whose first item is here; what can follow it is read once."""
        for first, end in context.all(self.item.read, at):
            after = separator(context, end)
            if after > end:
                yield from (((first, *rest), stop) for rest, stop in context.ends(self._from, after))
            yield (first,), end

    def write(self, writer: Writer, value: tuple[Any, ...]) -> str:
        if not value:
            raise Unwritable(value)
        return listed([self.item.write(writer, one) for one in value])


class OneOf(Listed):
    """Several of a slot, of which one is asked for: "A or B"."""

    def _from(self, context: Context, at: int) -> Readings:
        for first, end in context.all(self.item.read, at):
            after = end + 1 if context.low[end] == "or" else separator(context, end)
            after += context.low[after] == "or"
            if after > end:
                yield from (((first, *rest), stop) for rest, stop in context.ends(self._from, after))
            yield (first,), end


def separator(context: Context, at: int) -> int:
    """Where a list goes on after a comma or "and"; the same place when it does not."""
    low = context.low
    if low[at] == ",":
        return at + 2 if low[at + 1] in ("and", "&", "plus") else at + 1
    if low[at] in ("and", "&", "plus"):
        return at + 1
    return at + 3 if low[at : at + 3] == ["as", "well", "as"] else at


def listed(pieces: list[str]) -> str:
    """``A, B and C``."""
    return " and ".join(filter(None, [", ".join(pieces[:-1]), pieces[-1]])) if pieces else ""

"""Slots for dungeons and their rooms, by name."""

from collections.abc import Iterable
from typing import Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.base import SLOTS
from engine.script.writing import Writer
from engine.words.vocabulary import dungeons


class Named:
    """One of some names; punctuation within them may be left out."""

    what = "a dungeon"

    def names(self) -> Iterable[str]:
        """The names."""
        return dungeons()

    def read(self, context: Context, at: int) -> Readings:
        start = at + (context.low[at] == "the")
        for name in self.names():
            words = name.lower().removesuffix("!").replace("'s", " 's").split()
            if context.low[start : start + len(words)] == words:
                yield name, start + len(words)
                return
        context.miss(at, self.what)

    def write(self, writer: Writer, value: str) -> str:
        return value.removesuffix("!")


class RoomName(Named):
    """A room of some dungeon."""

    what = "a room of a dungeon"

    def names(self) -> Iterable[str]:
        return (room[0] for rooms in dungeons().values() for room in rooms)


DUNGEONS: Final = Named()
ROOMS: Final = RoomName()
SLOTS.update(dungeon=DUNGEONS, room=ROOMS)

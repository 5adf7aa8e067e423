"""Slots for zones."""

from typing import Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.people import Whose, whose
from engine.script.values import Zone, ZoneRef
from engine.script.writing import Writer

ZONES: Final[dict[tuple[str, ...], Zone]] = {
    ("command", "zone"): "command",
    ("opening", "hand"): "hand",
    ("starting", "hand"): "hand",
    ("battlefield",): "battlefield",
    ("play",): "battlefield",
    ("board",): "battlefield",
    ("field",): "battlefield",
    ("side",): "battlefield",
    ("hand",): "hand",
    ("graveyard",): "graveyard",
    ("graveyards",): "graveyard",
    ("yard",): "graveyard",
    ("gy",): "graveyard",
    ("library",): "library",
    ("deck",): "library",
    ("exile",): "exile",
    ("stack",): "stack",
    ("hands",): "hand",
}
_WHOSE: Final = Whose()


def zone_word(context: Context, at: int) -> tuple[Zone, int] | None:
    """The zone a noun names."""
    low = context.low
    pair = ZONES.get((low[at], low[at + 1])) if at < context.last else None
    if pair:
        return pair, at + 2
    one = ZONES.get((low[at],))
    return (one, at + 1) if one else None


class ZoneSlot:
    """A zone, with its player: my hand, the graveyard, exile, the top of Bob's library."""

    def read(self, context: Context, at: int) -> Readings:
        low, start = context.low, at
        place = ""
        at += low[at] == "the"
        if low[at] in ("top", "bottom") and low[at + 1] == "of":
            place, at = low[at], at + 2
        at += low[at] == "the"
        player, at = next(iter(_WHOSE.read(context, at)), (None, at))
        found = zone_word(context, at)
        if found:
            yield ZoneRef(found[0], player, place), found[1]
        elif place and start:
            context.miss(at, "library")
        else:
            context.miss(at, "a zone")

    def write(self, writer: Writer, value: ZoneRef) -> str:
        noun: str = "command zone" if value.zone == "command" else value.zone
        if value.player is not None:
            noun = f"{whose(writer, value.player)} {noun}"
        elif value.zone not in ("hand", "exile"):
            noun = f"the {noun}"
        return f"the {value.place} of {noun}" if value.place else noun


ZONE: Final = ZoneSlot()

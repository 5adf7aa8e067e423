"""The card list of the ``corpus`` extra: one flat record a face, fronts of two-faced cards keyed "A // B".

The list has no color indicators: those of single-faced cards come from a table of ours.
"""

from collections.abc import Iterable, Iterator

import msgspec

from bot.library.listing import Contents, Listing
from bot.library.sources.printed import SUPPLEMENTAL_LAYOUTS, Printed
from engine.cards.card import Card
from engine.words.vocabulary import color_indicators

NAME = "card corpus"

_SUPPLEMENTAL_TYPES = ("Conspiracy", "Stickers", "Dungeon", "Phenomenon", "Hero", "Card")


class Record(Printed, frozen=True, kw_only=True):
    layout: str
    back: str | None = None
    front: str | None = None

    def __post_init__(self) -> None:
        if self.color_indicator is None and (colors := color_indicators().get(self.name)):
            msgspec.structs.force_setattr(self, "color_indicator", tuple(colors))


def fits(head: object) -> bool:
    return isinstance(head, list) and bool(head) and isinstance(head[0], dict) and {"type", "layout"} <= head[0].keys()


def read(data: bytes) -> Contents:
    """Raises msgspec.ValidationError for a record of another shape."""
    records = msgspec.json.decode(data, type=list[Record])
    return Contents(source=NAME, listings=tuple(listings(records)))


def listings(records: Iterable[Record]) -> Iterator[Listing]:
    by_name = {record.name: record for record in records}
    backs = {name for record in by_name.values() if (name := _back_name(record)) in by_name}
    for record in by_name.values():
        if record.name not in backs and not _repeats_another(record, by_name):
            yield Listing(card=_card(record, by_name), supplemental=_supplemental(record))


def _card(record: Record, by_name: dict[str, Record]) -> Card:
    front, separator, _ = record.name.partition(" // ")
    back = by_name.get(_back_name(record))
    faces = (record.as_face(front),) if back is None else (record.as_face(front), back.as_face(back.name))
    return Card(name=record.name if separator else front, layout=record.layout, faces=faces)


def _back_name(record: Record) -> str:
    """The name of the record that holds the other side, "" when there is none."""
    if record.back:
        return record.back
    return record.name.partition(" // ")[2] if record.layout == "meld" else ""


def _repeats_another(record: Record, by_name: dict[str, Record]) -> bool:
    """A reversible printing "X // X" of a card that is listed as X."""
    front, _, back = record.name.partition(" // ")
    return front == back and front in by_name


def _supplemental(record: Record) -> bool:
    return record.layout in SUPPLEMENTAL_LAYOUTS or record.name.startswith("A-") or record.type.startswith(_SUPPLEMENTAL_TYPES)

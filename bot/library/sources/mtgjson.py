"""MTGJSON's AtomicCards: a mapping from the card's name to its faces."""

from collections.abc import Iterator

import msgspec

from bot.library.listing import CardRuling, Contents, Listing
from bot.library.sources.printed import SUPPLEMENTAL_LAYOUTS, Printed
from engine.cards.card import Card, Face

NAME = "MTGJSON atomic cards"


class Record(Printed, frozen=True, kw_only=True):
    layout: str
    face_name: str | None = None
    side: str | None = None
    is_funny: bool = False
    legalities: dict[str, str] = msgspec.field(default_factory=dict)
    rulings: tuple[CardRuling, ...] | None = None

    def face(self) -> Face:
        return self.as_face(self.face_name or self.name)


class Meta(msgspec.Struct, frozen=True):
    date: str = ""


class Document(msgspec.Struct, frozen=True):
    data: dict[str, list[Record]]
    meta: Meta = Meta()


def fits(head: object) -> bool:
    return isinstance(head, dict) and isinstance(head.get("data"), dict)


def read(data: bytes) -> Contents:
    """Raises msgspec.ValidationError for a record of another shape."""
    document = msgspec.json.decode(data, type=Document)
    return Contents(source=NAME, date=document.meta.date, listings=tuple(listings(document.data)))


def listings(cards: dict[str, list[Record]]) -> Iterator[Listing]:
    """One listing a card; what two cards meld into is a face of both and no card of its own."""
    results = {result for name, records in cards.items() if (result := _meld_result(name, records)) in cards}
    for name, records in cards.items():
        if records and name not in results:
            yield _listing(name, [*records, *cards.get(_meld_result(name, records), ())])


def _meld_result(name: str, records: list[Record]) -> str:
    """The name of what this part melds into, "" for any other card."""
    return name.partition(" // ")[2] if records and records[0].layout == "meld" else ""


def _listing(name: str, records: list[Record]) -> Listing:
    by_name = {record.face_name or record.name: record for record in reversed(records)}
    sides = sorted(by_name.values(), key=lambda record: _place(name, record))
    first = sides[0]
    faces = tuple(record.face() for record in sides)
    return Listing(
        card=Card(name=name, layout=first.layout, faces=faces),
        supplemental=first.is_funny or first.layout in SUPPLEMENTAL_LAYOUTS or name.startswith("A-"),
        legalities={key.casefold(): value.casefold() for key, value in first.legalities.items()},
        rulings=first.rulings or (),
    )


def _place(name: str, record: Record) -> tuple[bool, str]:
    """The face that the card's name begins with comes first, the others by their sides."""
    return (record.face_name or record.name) != name.partition(" // ")[0], record.side or "a"

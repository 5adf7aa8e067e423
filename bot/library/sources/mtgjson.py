"""MTGJSON's AtomicCards: a mapping from the card's name to its faces."""

import msgspec

from bot.library.listing import CardRuling, Contents, Listing
from engine.cards.card import Card, Face

NAME = "MTGJSON atomic cards"

_SUPPLEMENTAL_LAYOUTS = frozenset({"planar", "scheme", "vanguard", "host", "augment"})


class Record(msgspec.Struct, frozen=True, rename="camel"):
    name: str
    type: str
    layout: str
    face_name: str | None = None
    side: str | None = None
    mana_cost: str | None = None
    text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] | None = None
    is_funny: bool = False
    legalities: dict[str, str] = {}
    rulings: tuple[CardRuling, ...] | None = None

    def face(self) -> Face:
        return Face(
            name=self.face_name or self.name,
            mana_cost=self.mana_cost or "",
            type_line=self.type,
            text=self.text or "",
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            colors=self.color_indicator,
        )


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
    listings = tuple(_listing(name, records) for name, records in document.data.items() if records)
    return Contents(source=NAME, date=document.meta.date, listings=listings)


def _listing(name: str, records: list[Record]) -> Listing:
    sides = sorted({record.side or "a": record for record in reversed(records)}.items())
    first = sides[0][1]
    faces = tuple(record.face() for _, record in sides)
    return Listing(
        card=Card(name=name, layout=first.layout, faces=faces),
        supplemental=first.is_funny or first.layout in _SUPPLEMENTAL_LAYOUTS or name.startswith("A-"),
        legalities={key.casefold(): value.casefold() for key, value in first.legalities.items()},
        rulings=first.rulings or (),
    )

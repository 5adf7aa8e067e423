"""Scryfall's bulk files: ``oracle_cards`` (one record a card, with its faces) and ``rulings``."""

from collections.abc import Iterator

import msgspec

from bot.library.listing import CardRuling, Contents, Listing
from bot.library.sources.printed import SUPPLEMENTAL_LAYOUTS
from engine.cards.card import Card, Face

CARDS = "Scryfall oracle cards"
RULINGS = "Scryfall rulings"

_NOT_CARDS = frozenset({"token", "double_faced_token", "emblem", "art_series"})
_SUPPLEMENTAL_SETS = frozenset({"funny", "memorabilia", "minigame", "alchemy", "vanguard"})


class Side(msgspec.Struct, frozen=True):
    """The printed fields, which stand on the record of a one-faced card and on each face of the others."""

    name: str
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] | None = None

    def face(self) -> Face:
        return Face(
            name=self.name,
            mana_cost=self.mana_cost or "",
            type_line=self.type_line or "",
            text=self.oracle_text or "",
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            colors=self.color_indicator,
        )


class Part(msgspec.Struct, frozen=True):
    component: str
    name: str


class Record(Side, frozen=True, kw_only=True):
    layout: str
    oracle_id: str | None = None
    card_faces: tuple[Side, ...] = ()
    all_parts: tuple[Part, ...] = ()
    legalities: dict[str, str] = {}
    set_type: str = ""
    released_at: str = ""
    games: tuple[str, ...] = ("paper",)


class RulingRecord(msgspec.Struct, frozen=True):
    oracle_id: str
    published_at: str
    comment: str


def fits_cards(head: object) -> bool:
    return _has_keys(head, {"oracle_id", "layout"}) or _has_keys(head, {"card_faces", "layout"})


def fits_rulings(head: object) -> bool:
    return _has_keys(head, {"oracle_id", "comment", "published_at"})


def read_cards(data: bytes) -> Contents:
    """Raises msgspec.ValidationError for a record of another shape."""
    records = [r for r in msgspec.json.decode(data, type=list[Record]) if r.layout not in _NOT_CARDS]
    return Contents(source=CARDS, listings=tuple(listings(records)))


def read_rulings(data: bytes) -> Contents:
    """Raises msgspec.ValidationError for a record of another shape."""
    rulings: dict[str, list[CardRuling]] = {}
    for record in msgspec.json.decode(data, type=list[RulingRecord]):
        rulings.setdefault(record.oracle_id, []).append(CardRuling(record.published_at, record.comment))
    return Contents(source=RULINGS, rulings=rulings)


def listings(records: list[Record]) -> Iterator[Listing]:
    by_name = {record.name: record for record in records}
    results = {name for record in records if (name := _meld_result(record)) in by_name}
    for record in records:
        if record.name not in results:
            yield Listing(
                card=_card(record, by_name.get(_meld_result(record))),
                oracle_id=record.oracle_id or "",
                supplemental=_supplemental(record),
                year=int(record.released_at[:4] or 0),
                legalities=record.legalities,
            )


def _card(record: Record, result: Record | None) -> Card:
    if result is not None:
        name = f"{record.name} // {result.name}"
        return Card(name=name, layout=record.layout, faces=(record.face(), result.face()))
    if not record.card_faces:
        return Card(name=record.name, layout=record.layout, faces=(record.face(),))
    faces = tuple(side.face() for side in record.card_faces)
    if len({face.name for face in faces}) == 1:
        return Card(name=faces[0].name, layout="normal", faces=faces[:1])
    return Card(name=record.name, layout=record.layout, faces=faces)


def _meld_result(record: Record) -> str:
    """The name of what this part melds into, "" for any other card."""
    if record.layout != "meld":
        return ""
    names = [part.name for part in record.all_parts if part.component == "meld_result"]
    return names[0] if names and names[0] != record.name else ""


def _supplemental(record: Record) -> bool:
    return record.layout in SUPPLEMENTAL_LAYOUTS or record.set_type in _SUPPLEMENTAL_SETS or "paper" not in record.games


def _has_keys(head: object, keys: set[str]) -> bool:
    return isinstance(head, list) and bool(head) and isinstance(head[0], dict) and keys <= head[0].keys()

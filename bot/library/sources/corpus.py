"""The card list of the ``corpus`` extra: one flat record a face, fronts of two-faced cards keyed "A // B".

The list has no color indicators: a table of ours has those of single-faced cards and of back faces in other colors than the
front; those of the other back faces follow from the card's color identity. Nor has it the defense of battles, for which there is
a table too, or the second faces of split, adventure and modal cards: those of a hundred well-known cards are packaged, and the
spell of a preparing creature is the card of that name.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources

import msgspec

from bot.library.listing import Contents, Listing, SecondFace
from bot.library.sources.printed import SUPPLEMENTAL_LAYOUTS, Printed
from engine.cards.card import Card, Face
from engine.words.vocabulary import color_indicators, defenses

NAME = "card corpus"

_COLOR = re.compile("[WUBRG]")
_SUPPLEMENTAL_TYPES = ("Conspiracy", "Stickers", "Dungeon", "Phenomenon", "Hero", "Card")


class Record(Printed, frozen=True, kw_only=True):
    layout: str
    back: str | None = None
    front: str | None = None
    color_identity: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.color_indicator is None and (colors := color_indicators().get(self.name)):
            msgspec.structs.force_setattr(self, "color_indicator", tuple(colors))
        if self.defense is None and (defense := defenses().get(self.name.partition(" // ")[0])):
            msgspec.structs.force_setattr(self, "defense", defense)


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
    front, separator, second = record.name.partition(" // ")
    faces: tuple[Face, ...] = (record.as_face(front),)
    if back := by_name.get(_back_name(record)):
        faces += (_back(record, back),)
    elif record.layout == "prepare" and (spell := by_name.get(second)):
        faces += (spell.as_face(second),)
    elif face := _packaged().get(record.name):
        faces += (face,)
    return Card(name=record.name if separator else front, layout=record.layout, faces=faces)


@cache
def _packaged() -> Mapping[str, Face]:
    """Second faces by the names of their cards."""
    known = (resources.files("data") / "cards" / "second_faces" / "faces.json").read_bytes()
    return {second.card: second.face for second in msgspec.json.decode(known, type=list[SecondFace])}


def _back(front: Record, back: Record) -> Face:
    """The back face. Without a mana cost it has the colors of the front, where the card's color identity has no others.

    Lands have no indicator, nor have the Eldrazi that others turn into. A colorless front whose card has one color has that on
    its back, unless that is an artifact. What does not follow so is not known.
    """
    face, identity = back.as_face(back.name), back.color_identity
    if back.mana_cost or face.colors or not identity or _is_mere_land(back) or "Eldrazi" in back.type:
        return face
    own = set(_COLOR.findall(front.mana_cost or ""))
    if own == set(identity) or (not own and len(identity) == 1 and "Artifact" not in back.type):
        return msgspec.structs.replace(face, colors=identity)
    return msgspec.structs.replace(face, untold=("its colors, which the card list does not tell",))


def _is_mere_land(record: Record) -> bool:
    return "Land" in record.type and "Creature" not in record.type


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

"""Second faces of cards whose first face another list has: one record a face, in MTGJSON's shape."""

import re

import msgspec

from bot.library.listing import Contents, SecondFace
from engine.cards.card import Face

NAME = "second faces"

_ENTERS = re.compile(r"\b(enters?|entered|entering) the battlefield\b")


class Record(msgspec.Struct, frozen=True, rename="camel"):
    name: str
    face_name: str
    side: str
    type: str
    mana_cost: str | None = None
    text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] | None = None

    def face(self) -> Face:
        return Face(
            name=self.face_name,
            mana_cost=self.mana_cost or "",
            type_line=self.type,
            text=todays_wording(self.text or ""),
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            colors=self.color_indicator,
        )


def todays_wording(text: str) -> str:
    """The text as it is printed since 2024, when what enters stopped saying where."""
    return _ENTERS.sub(r"\1", text)


def fits(head: object) -> bool:
    return isinstance(head, list) and bool(head) and isinstance(head[0], dict) and {"faceName", "side"} <= head[0].keys()


def read(data: bytes) -> Contents:
    """Raises msgspec.ValidationError for a record of another shape."""
    records = sorted(msgspec.json.decode(data, type=list[Record]), key=lambda record: record.side)
    return Contents(
        source=NAME, second_faces=tuple(SecondFace(record.name, record.face()) for record in records if record.side != "a")
    )

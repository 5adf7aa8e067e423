"""Second faces of cards whose first face another list has: one record a face, in MTGJSON's shape."""

import re

import msgspec

from bot.library.listing import Contents, SecondFace
from bot.library.sources.printed import Printed
from engine.cards.card import Face

NAME = "second faces"

_ENTERS = re.compile(r"\b(enters?|entered|entering) the battlefield\b")


class Record(Printed, frozen=True, kw_only=True):
    face_name: str
    side: str

    def face(self) -> Face:
        face = self.as_face(self.face_name)
        return msgspec.structs.replace(face, text=todays_wording(face.text))


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

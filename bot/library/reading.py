"""What the compiler makes of printed cards, for people and for the coverage report."""

from collections import Counter
from collections.abc import Sequence

from bot.library.counting import FaceReading
from engine.cards.card import Card, Cards
from engine.cards.compile import CompiledFace, CompiledLine, compile_card
from engine.phrase import Declined
from engine.phrase import text as printed
from engine.phrase.tokens import tokenise


def read_faces(faces: Sequence[tuple[Card, int]]) -> list[FaceReading]:
    """How each of these faces, given as a card and the place of the face on it, is read."""
    return [_face_reading(compile_card(card).faces[place]) for card, place in faces]


def describe_card(name: str, cards: Cards) -> list[dict[str, str]]:
    """``line``, ``reads`` and ``declined`` for each line of each face of the card; empty when there is no such card."""
    card = cards.get(name)
    return [] if card is None else [_described(line) for face in compile_card(card).faces for line in face.lines]


def _face_reading(face: CompiledFace) -> FaceReading:
    declined = [line.declined for line in face.lines if line.declined]
    stops = Counter(where(one) for one in declined)
    return FaceReading(face.face.name, dict(stops), any(one.is_ambiguous for one in declined))


def where(declined: Declined) -> str:
    """The two words before the place where reading stopped, and what stood there; the whole line when it is ambiguous."""
    if declined.is_ambiguous:
        return f"{len(declined.readings)} readings: {declined.text}"
    before = tokenise(declined.text)[max(0, declined.at - 2) : declined.at]
    return " ".join([*before, "|", declined.seen or "the end"]).casefold()


def _described(line: CompiledLine) -> dict[str, str]:
    if line.declined is None:
        return {"line": line.text, "reads": printed(line.word), "declined": ""}
    return {"line": line.text, "reads": "", "declined": _why(line.declined)}


def _why(declined: Declined) -> str:
    if declined.is_ambiguous:
        return f"it has {len(declined.readings)} readings"
    return f"stops at “{declined.seen}”; expected {', '.join(declined.expected[:6])}"

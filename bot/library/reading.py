"""What the compiler makes of printed cards, for people and for the coverage report."""

from collections import Counter
from collections.abc import Sequence
from textwrap import indent

from bot.library.counting import FaceReading
from bot.library.keywords import spoken_of
from engine.cards.card import Card, Cards
from engine.cards.compile import CompiledFace, CompiledLine, compile_card
from engine.cards.type_line import type_line
from engine.phrase import Declined
from engine.phrase import text as printed
from engine.phrase.tokens import tokenise
from engine.phrase.tree import drawn


def read_faces(faces: Sequence[tuple[Card, int]]) -> list[FaceReading]:
    """How each of these faces, given as a card and the place of the face on it, is read."""
    return [_face_reading(compile_card(card).faces[place]) for card, place in faces]


def describe_card(name: str, cards: Cards) -> list[dict[str, str]]:
    """``line``, ``reads`` and ``declined`` for each line of each face of the card; empty when there is no such card."""
    card = cards.get(name)
    return [] if card is None else [_described(line) for face in compile_card(card).faces for line in face.lines]


def tree_lines(name: str, cards: Cards) -> list[str]:
    """Each line of each face of the card with the tree it is read as, or where reading stopped, drawn for a terminal."""
    card = cards.get(name)
    return [] if card is None else [drawn_line(line) for face in compile_card(card).faces for line in face.lines]


def drawn_line(line: CompiledLine) -> str:
    """The line, and below it either how it is read and the tree, or why it is not."""
    if line.declined is None:
        return "\n".join([f"understood  {line.text}", indent(drawn(line.word), " " * 12)])
    return f"declined    {line.text}\n            {_why(line.declined)}"


def _face_reading(face: CompiledFace) -> FaceReading:
    declined = [line.declined for line in face.lines if line.declined]
    stops = Counter(where(one) for one in declined)
    return FaceReading(
        name=face.face.name,
        stops=dict(stops),
        ambiguous=any(one.is_ambiguous for one in declined),
        keywords=_keywords(face.lines),
        groups={"type": type_line(face.face.type_line).types},
    )


def _keywords(lines: Sequence[CompiledLine]) -> dict[str, bool]:
    """Each keyword of these lines, with whether every line that has it was read."""
    found: dict[str, bool] = {}
    for line in lines:
        for name in spoken_of(line.text):
            found[name] = found.get(name, True) and line.declined is None
    return found


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

"""How the compiler read a face, in the terms of the coverage report."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.cards.compile import compile_card

from bot.cli.counting import FaceReading
from engine.cards.card import Card


def read_faces(faces: Sequence[tuple[Card, int]]) -> list[FaceReading]:
    return [_read(card, place) for card, place in faces]


def _read(card: Card, place: int) -> FaceReading:
    face = compile_card(card).faces[place]
    stops = Counter(decline.where for decline in face.declined)
    return FaceReading(card.faces[place].name, dict(stops), face.ambiguous)


def described(card: Card) -> Iterator[str]:
    """Each line of each face, whether it is understood, and where it stops if not."""
    for face in compile_card(card).faces:
        yield face.name
        for line in face.understood:
            yield f"  understood  {line}"
        for decline in face.declined:
            yield f"  declined    {decline.line}"
            yield f"              stops at {decline.where}; expected {', '.join(decline.expected)}"

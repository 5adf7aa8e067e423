"""How many faces the engine understands whole, and which places stop the most of the others."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct


class FaceReading(Struct, frozen=True):
    """How one face was read: the distinct places where its lines stopped, and how many lines stopped at each."""

    name: str
    stops: dict[str, int]
    ambiguous: bool = False

    @property
    def understood(self) -> bool:
        return not self.stops


class DeclineCount(Struct, frozen=True):
    """A place that stops lines: how many lines, on how many cards, and how many cards nothing else stops."""

    where: str
    lines: int
    cards: int
    sole: int


class Coverage(Struct, frozen=True):
    """``share`` is that of the faces that are understood whole, with one reading each."""

    faces: int
    understood: int
    share: float
    ambiguous: int
    seconds: float
    declines: tuple[DeclineCount, ...]


def count(readings: Iterable[FaceReading], seconds: float, limit: int) -> Coverage:
    """``limit`` bounds the places listed, those that alone stop the most cards first."""
    read = list(readings)
    understood = sum(reading.understood for reading in read)
    return Coverage(
        faces=len(read),
        understood=understood,
        share=round(understood / len(read), 4) if read else 0.0,
        ambiguous=sum(reading.ambiguous for reading in read),
        seconds=round(seconds, 1),
        declines=tuple(_ranked(read)[:limit]),
    )


def _ranked(read: Sequence[FaceReading]) -> list[DeclineCount]:
    places: dict[str, list[FaceReading]] = defaultdict(list)
    for reading in read:
        for where in reading.stops:
            places[where].append(reading)
    counts = (
        DeclineCount(where, sum(r.stops[where] for r in stopped), len(stopped), sum(len(r.stops) == 1 for r in stopped))
        for where, stopped in places.items()
    )
    return sorted(counts, key=lambda place: (-place.sole, -place.cards, place.where))

"""How many faces the engine understands whole, and which places stop the most of the others."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct


class FaceReading(Struct, frozen=True):
    """How one face was read: the distinct places where its lines stopped, and how many lines stopped at each.

    ``keywords`` says of each keyword that it speaks of whether all the lines with it were read; ``groups`` are what the
    report counts it under, by kind of group (``type``, ``year``, ``format``).
    """

    name: str
    stops: dict[str, int]
    ambiguous: bool = False
    keywords: dict[str, bool] = {}
    groups: dict[str, tuple[str, ...]] = {}

    @property
    def understood(self) -> bool:
        return not self.stops


class DeclineCount(Struct, frozen=True):
    """A place that stops lines: how many lines, on how many cards, and how many cards nothing else stops."""

    where: str
    lines: int
    cards: int
    sole: int


class Group(Struct, frozen=True):
    """The faces of one kind, and how many are understood; ``share`` is theirs.

    A keyword is understood on a face when every line of it that has the keyword is read; any other group when the face is.
    """

    name: str
    faces: int
    understood: int
    share: float


class Coverage(Struct, frozen=True):
    """``share`` is that of the faces that are understood whole, with one reading each; ``by`` has it by kind of group."""

    faces: int
    understood: int
    share: float
    ambiguous: int
    seconds: float
    declines: tuple[DeclineCount, ...]
    by: dict[str, tuple[Group, ...]] = {}


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
        by=dict(_by_kind(read)),
    )


def _by_kind(read: Sequence[FaceReading]) -> Iterator[tuple[str, tuple[Group, ...]]]:
    yield "keyword", _grouped((name, known) for reading in read for name, known in reading.keywords.items())
    for kind in sorted({kind for reading in read for kind in reading.groups}):
        yield kind, _grouped((name, reading.understood) for reading in read for name in reading.groups.get(kind, ()))


def _grouped(members: Iterable[tuple[str, bool]]) -> tuple[Group, ...]:
    known: dict[str, list[bool]] = defaultdict(list)
    for name, understood in members:
        known[name].append(understood)
    return tuple(Group(n, len(known[n]), sum(known[n]), round(sum(known[n]) / len(known[n]), 4)) for n in sorted(known))


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

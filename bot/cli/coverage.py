"""``lawmage coverage``: how much of the printed cards the engine understands, and what it stumbles over most."""

import time
from collections.abc import Iterator, Sequence
from enum import StrEnum

import click
from msgspec.structs import replace

from bot.cli.ask import read_text
from bot.cli.screen import progress_bar
from bot.library.counting import Coverage, FaceReading, Group, count
from bot.library.keywords import keywords
from bot.library.library import Library
from bot.library.tables import Progress
from bot.refusal import Refusal
from engine.cards.card import Card, fold


class Kind(StrEnum):
    """What the faces can be grouped by."""

    TYPE = "type"
    KEYWORD = "keyword"
    YEAR = "year"
    FORMAT = "format"


_KINDS = click.Choice([kind.value for kind in Kind])
_CHUNK = 200


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--names", help="Read only the faces named in this file, one a line.")
@click.option("--card", help="Show how this card is read, line by line.")
@click.option("--declines", type=click.IntRange(min=0), default=25, help="How many of the places that stop cards to list.")
@click.option("--by", type=_KINDS, help="Show the share by this, least understood first.")
@click.option("--workers", type=click.IntRange(min=1), default=1, help="How many processes read at once.")
def coverage(as_json: bool, names: str | None, card: str | None, declines: int, by: str | None, workers: int) -> int:
    """Read every card of the library and count the faces that are understood whole.

    Left out unless named: planes, schemes and vanguards, digital rebalancings, and joke cards where the source of the
    library tells them apart. A name that is not in the library counts as a face that is not understood.
    """
    from bot.library.opening import open_cards

    with progress_bar() as progress:
        library = open_cards(progress)
        if card is not None:
            return _show_card(library, card)
        faces, missing = _named(library, read_text(names).splitlines()) if names else (list(_all(library)), [])
        began = time.perf_counter()
        readings = [*_with_facts(library, faces, _read(faces, workers, progress)), *missing]
        result = count(readings, time.perf_counter() - began, declines)
    if names is None:
        _keep(result)
    print(_json(result) if as_json else _table(result, Kind(by) if by else None))
    return 0


def _all(library: Library) -> Iterator[tuple[Card, int]]:
    for card in library.cards():
        yield from ((card, place) for place in range(len(card.faces)))


def _named(library: Library, names: Sequence[str]) -> tuple[list[tuple[Card, int]], list[FaceReading]]:
    """The faces of these names, a card's own name meaning its front; and the names that the library does not have."""
    found: list[tuple[Card, int]] = []
    missing: list[FaceReading] = []
    for name in filter(None, map(str.strip, names)):
        if card := library.get(name):
            folded = [fold(face.name) for face in card.faces]
            found.append((card, folded.index(fold(name)) if fold(name) in folded else 0))
        else:
            missing.append(FaceReading(name, {"not in the library": 1}))
    return found, missing


def _read(faces: Sequence[tuple[Card, int]], workers: int, progress: Progress) -> Iterator[FaceReading]:
    chunks = [faces[start : start + _CHUNK] for start in range(0, len(faces), _CHUNK)]
    for done, chunk in enumerate(_mapped(chunks, workers), 1):
        progress("Reading the cards", done / len(chunks))
        yield from chunk


def _mapped(chunks: Sequence[Sequence[tuple[Card, int]]], workers: int) -> Iterator[list[FaceReading]]:
    from bot.library.reading import read_faces

    if workers == 1:
        yield from map(read_faces, chunks)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(read_faces, chunks)


def _with_facts(library: Library, faces: Sequence[tuple[Card, int]], readings: Iterator[FaceReading]) -> Iterator[FaceReading]:
    """The readings grouped also by what the library knows of the card: the year of its set and the formats it is legal in."""
    years, formats = library.years(), library.formats()
    for (card, _), reading in zip(faces, readings, strict=True):
        known = {Kind.YEAR.value: years.get(card.name, ()), Kind.FORMAT.value: formats.get(card.name, ())}
        yield replace(reading, groups=reading.groups | {kind: names for kind, names in known.items() if names})


def _show_card(library: Library, name: str) -> int:
    from bot.library.reading import tree_lines

    if library.get(name) is None:
        near = ", ".join(library.nearest(name))
        raise Refusal(f"There is no card {name!r} in the library." + (f" Like it are {near}." if near else ""))
    print("\n".join(tree_lines(name, library)))
    return 0


def _keep(result: Coverage) -> None:
    """For the bot's status; a folder that cannot be written to is no reason to fail."""
    from contextlib import suppress

    from bot.library.home import coverage_path

    with suppress(OSError):
        coverage_path().parent.mkdir(parents=True, exist_ok=True)
        coverage_path().write_text(_json(result))


def _json(result: Coverage) -> str:
    import msgspec

    return msgspec.json.encode(result).decode()


def _table(result: Coverage, by: Kind | None) -> str:
    head = f"{result.understood:,} of {result.faces:,} faces understood whole ({result.share:.1%})"
    lines = [f"{head}, {result.ambiguous} ambiguous, in {result.seconds} s."]
    if by is not None:
        return "\n".join([*lines, "", *_groups(result.by.get(by.value, ()), by)])
    if result.declines:
        lines += ["", "  sole  cards  lines  stops at"]
        lines += [f"{row.sole:6,} {row.cards:6,} {row.lines:6,}  {row.where}" for row in result.declines]
    return "\n".join(lines)


def _groups(groups: Sequence[Group], by: Kind) -> list[str]:
    if not groups:
        return [f"The library does not say the {by.value} of any of these cards."]
    numbers = dict(keywords()) if by is Kind.KEYWORD else {}
    ordered = sorted(groups, key=lambda group: (group.share, -group.faces))
    rows = [f"{g.share:7.1%} {g.understood:6,} {g.faces:6,}  {g.name} {numbers.get(g.name, '')}".rstrip() for g in ordered]
    return ["  share   read  faces  " + by.value, *rows]

"""The command line: ``python -m tests.conformance.xmage --cases FILE [--only TEXT] [--report OUT.json] [--jobs N]``."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

from tests.conformance.xmage.cases import Case, Deck, read_cases, read_decks, selected
from tests.conformance.xmage.catalogue import Catalogue
from tests.conformance.xmage.report import lines, summary, write
from tests.conformance.xmage.running import Result, run_case

_CHUNK = 20


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the cases; 0 unless one crashed."""
    said = _parser().parse_args(arguments)
    cases = selected(read_cases(said.cases), said.only)
    began = time.perf_counter()
    results = run_all(cases, said.decks or said.cases.parent / "xmage-decks.json", said.library, said.jobs)
    print("\n".join(lines(results)))
    print(summary(results))
    print(f"{time.perf_counter() - began:.1f} s", file=sys.stderr)
    if said.report:
        write(said.report, results)
    return int(any(result.outcome == "crash" for result in results))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.xmage", description=__doc__)
    parser.add_argument("--cases", type=Path, required=True, help="the cases, JSON lines, gzipped or not")
    parser.add_argument("--decks", type=Path, help="the deck lists (default: xmage-decks.json beside the cases)")
    parser.add_argument("--library", type=Path, help="the card library (default: the one of LAWMAGE_HOME)")
    parser.add_argument("--only", help="only cases whose id contains this")
    parser.add_argument("--report", type=Path, help="write a report as JSON")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    return parser


def run_all(cases: Sequence[Case], decks: Path, library: Path | None, jobs: int = 1) -> list[Result]:
    """The results, in the order of the cases."""
    if jobs < 2:
        return _some((tuple(cases), decks, library))
    chunks = [(tuple(cases[at : at + _CHUNK]), decks, library) for at in range(0, len(cases), _CHUNK)]
    with ProcessPoolExecutor(jobs) as pool:
        return [result for results in pool.map(_some, chunks) for result in results]


def _some(work: tuple[tuple[Case, ...], Path, Path | None]) -> list[Result]:
    cases, decks, library = work
    return [run_case(case, _catalogue(library), _decks(decks)) for case in cases]


@cache
def _catalogue(library: Path | None) -> Catalogue:
    from bot.library.opening import open_cards

    return Catalogue(open_cards(lambda what, share: None, path=library))


@cache
def _decks(path: Path) -> dict[str, Deck]:
    return read_decks(path)


if __name__ == "__main__":
    sys.exit(main())

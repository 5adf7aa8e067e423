"""``python -m benchmarks``: runs the rooms, prints a table, and JSON when asked for."""

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from benchmarks import rooms
from benchmarks.figures import Figure, Options, Room


def main(arguments: Sequence[str] | None = None) -> int:
    found = _rooms()
    chosen = _parser(sorted(found)).parse_args(arguments)
    options = Options(cases=tuple(chosen.cases or _own_cases()), runs=chosen.runs, whole=chosen.whole)
    figures: list[Figure] = []
    for name in chosen.rooms or sorted(found):
        print(f"{name} ...", file=sys.stderr, flush=True)
        figures += found[name](options)
    print(msgspec.json.encode(figures).decode() if chosen.json else _table(figures))
    if chosen.save:
        chosen.save.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1))
    return 0


def _parser(names: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Lawmage on this machine.")
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=f"only these of {', '.join(names)}")
    parser.add_argument("--json", action="store_true", help="print JSON in place of the table")
    parser.add_argument("--save", type=Path, help="write the JSON to this file too")
    parser.add_argument("--cases", type=Path, action="append", help="a case file for the rulings; repeatable")
    parser.add_argument("--runs", type=int, default=5, help="how often a thing is repeated")
    parser.add_argument("--whole", action="store_true", help="compile every card, not one in twenty")
    return parser


def _rooms() -> dict[str, Room]:
    names = [module.name for module in pkgutil.iter_modules(rooms.__path__)]
    return {name: importlib.import_module(f"benchmarks.rooms.{name}").measure for name in names}


def _own_cases() -> list[Path]:
    return sorted((Path(__file__).parent.parent / "tests" / "scenarios").rglob("*.yaml"))


def _table(figures: Sequence[Figure]) -> str:
    widest = max((len(figure.name) for figure in figures), default=0)
    lines: list[str] = []
    room = ""
    for figure in figures:
        if figure.room != room:
            room = figure.room
            lines += ["", room] if lines else [room]
        peer = "" if figure.peer is None else f"   (peer {figure.peer:,.10g})"
        lines.append(f"  {figure.name:{widest}}  {figure.value:>10,.3f} {figure.unit}{peer}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())

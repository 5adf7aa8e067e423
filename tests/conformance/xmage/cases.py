"""Cases as the file has them: the ops of each part, in the order given, and the points where the game is run."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

Op = dict[str, Any]
"""One op as the file has it."""

STEPS = {
    "UNTAP": "untap",
    "UPKEEP": "upkeep",
    "DRAW": "draw",
    "PRECOMBAT_MAIN": "precombat main",
    "BEGIN_COMBAT": "beginning of combat",
    "DECLARE_ATTACKERS": "declare attackers",
    "DECLARE_BLOCKERS": "declare blockers",
    "FIRST_COMBAT_DAMAGE": "first-strike combat damage",
    "COMBAT_DAMAGE": "combat damage",
    "END_COMBAT": "end of combat",
    "POSTCOMBAT_MAIN": "postcombat main",
    "END_TURN": "end",
    "CLEANUP": "cleanup",
}
"""The engine's names of the steps, in the order of a turn."""

ORDER = {step: place for place, step in enumerate(STEPS.values())}
"""Where in a turn a step comes."""


class GameFacts(Struct, frozen=True, rename="camel", kw_only=True):
    """The game that a case is about."""

    format: str
    players: int
    turn_order: tuple[str, ...]
    start_life: int = 20
    first_draw_skipped: bool = True
    attack_option: str = "LEFT"
    range: str = "ALL"
    decks: dict[str, str] = {}


class Run(Struct, frozen=True, kw_only=True):
    """A point up to which the game is played: ``step`` as the file calls it."""

    i: int
    turn: int
    step: str


class Case(Struct, frozen=True, kw_only=True):
    """One case. Ops keep their place in the source as ``i``."""

    id: str
    file: str = ""
    base: str = ""
    strict: bool = False
    game: GameFacts
    setup: tuple[Op, ...] = ()
    actions: tuple[Op, ...] = ()
    choices: tuple[Op, ...] = ()
    asserts: tuple[Op, ...] = ()
    runs: tuple[Run, ...] = ()
    quirks: tuple[str, ...] = ()


_ONE = msgspec.json.Decoder(Case)


def read_cases(path: Path) -> list[Case]:
    """The cases of a file of JSON lines, gzipped or not."""
    data = path.read_bytes()
    text = gzip.decompress(data) if path.suffix == ".gz" else data
    return [_ONE.decode(line) for line in text.splitlines() if line.strip()]


def selected(cases: Sequence[Case], only: str | None) -> list[Case]:
    """Those whose id contains the text."""
    return [case for case in cases if not only or only in case.id]


class Deck(Struct, frozen=True, kw_only=True):
    """A deck list: names of cards with how many there are."""

    main: tuple[tuple[str, int], ...] = ()
    sideboard: tuple[tuple[str, int], ...] = ()


def read_decks(path: Path) -> dict[str, Deck]:
    """The decks that cases name, from the file beside them."""
    if not path.is_file():
        return {}
    lists = json.loads(path.read_text())
    return {
        name: Deck(main=tuple(_counted(deck, "main")), sideboard=tuple(_counted(deck, "sideboard"))) for name, deck in lists.items()
    }


def _counted(deck: dict[str, Any], part: str) -> Iterator[tuple[str, int]]:
    return ((entry["card"], entry["count"]) for entry in deck.get(part, ()))


def of_run(ops: Sequence[Op], number: int) -> list[Op]:
    """The ops given before the run of this number (from 0), and after the one before it."""
    return [op for op in ops if op.get("afterRun", 0) == number]

"""Running one case: set up, played, compared; with what came of it and why."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from engine.game.choices import Undecided
from engine.game.machine import OutOfSteps
from engine.game.objects import Zone
from tests.conformance.xmage.asserts import assert_all
from tests.conformance.xmage.cases import Case, Deck, Op, Run, of_run
from tests.conformance.xmage.catalogue import Catalogue, declined
from tests.conformance.xmage.faults import NotUnderstood, ScriptFault, Unsupported
from tests.conformance.xmage.playing import Playing
from tests.conformance.xmage.setting_up import place_cards, set_up

SECONDS = 10
"""How long a case may take."""

PASS, FAIL, NOT_UNDERSTOOD, UNSUPPORTED, CRASH = "pass", "fail", "not understood", "unsupported", "crash"
OUTCOMES = (PASS, FAIL, NOT_UNDERSTOOD, UNSUPPORTED, CRASH)


class Result(Struct, frozen=True, kw_only=True):
    """What came of a case."""

    id: str
    outcome: str
    why: tuple[str, ...] = ()


class OutOfTime(Exception):
    """The case took too long."""


@contextmanager
def limited(seconds: int) -> Iterator[None]:
    """Raises OutOfTime inside when it takes longer."""

    def stop(number: int, frame: Any) -> None:
        raise OutOfTime

    was = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, was)


def run_case(case: Case, catalogue: Catalogue, decks: Mapping[str, Deck], seconds: int = SECONDS) -> Result:
    """Play a case and compare; never raises."""
    try:
        with limited(seconds):
            return _run(case, catalogue, decks)
    except NotUnderstood as line:
        return Result(id=case.id, outcome=NOT_UNDERSTOOD, why=(str(line),))
    except OutOfSteps as limit:
        return Result(id=case.id, outcome=UNSUPPORTED, why=(f"more than the engine plays out: {limit}",))
    except Undecided as chance:
        return Result(id=case.id, outcome=UNSUPPORTED, why=(f"nobody says what chance decides: {chance}",))
    except Unsupported as op:
        return Result(id=case.id, outcome=UNSUPPORTED, why=(str(op),))
    except OutOfTime:
        return Result(id=case.id, outcome=CRASH, why=(f"longer than {seconds} seconds",))
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-3:]
        place = " < ".join(f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in reversed(where))
        return Result(id=case.id, outcome=CRASH, why=(f"{type(error).__name__}: {error} ({place})",))


def _run(case: Case, catalogue: Catalogue, decks: Mapping[str, Deck]) -> Result:
    if case.quirks:
        raise Unsupported(f"quirk {case.quirks[0]}")
    table = set_up(case)
    playing = Playing(case, table)
    differences: list[str] = []
    for number, run in enumerate(case.runs):
        _take_in(case, playing, number)
        fault = _play(playing, run, (catalogue, decks) if number == 0 else None)
        _need_understood(table)
        following = [op for op in case.asserts if run.i < op["i"] < _end(case, number)]
        differences += _judged(playing, fault, following)
        if fault is not None:
            break
    differences = playing.acting.differences + differences
    return Result(id=case.id, outcome=FAIL if differences else PASS, why=tuple(differences))


def _end(case: Case, number: int) -> float:
    return case.runs[number + 1].i if number + 1 < len(case.runs) else float("inf")


def _take_in(case: Case, playing: Playing, number: int) -> None:
    """Actions and choices given before this run join the queues."""
    seats = {seat.letter: seat for seat in playing.table.players.seats.values()}
    for op in of_run(case.setup, number):
        if op["op"] == "setStrictChooseMode":
            playing.table.players.is_strict = op["on"]
        elif op["op"] == "disableManaAutoPayment":
            seats[op["player"]].unlocks_mana = True
    for op in of_run(case.actions, number):
        if "rollbackBlock" in op:
            playing.blocks.setdefault(op["rollbackBlock"], []).append(op)
        else:
            seats[op["player"]].actions.append(op)
    for op in of_run(case.choices, number) if number else ():
        seats[op["player"]].add_choice(op)


_ONLY_WAY = "choice Cast with "
"""What is left when the only way of casting a spell was taken unasked, and nothing was asked after it."""


def _play(playing: Playing, run: Run, cards: tuple[Catalogue, Mapping[str, Deck]] | None) -> ScriptFault | None:
    """Play a run (the first puts the cards down); the fault that ended it, if any. Everything must be used up."""
    try:
        if cards is not None:
            place_cards(playing.case, *cards, playing.table)
        playing.run(run)
    except ScriptFault as fault:
        playing.turn = playing.table.state.turn.number
        return fault
    unused = [(seat, told) for seat in playing.table.players.seats.values() for told in seat.left]
    left = [f"{seat.letter}: {told}" for seat, told in unused if not told.startswith(_ONLY_WAY)]
    return ScriptFault("actionNotPossible", f"left over: {'; '.join(left)}") if left else None


def _need_understood(table: Any) -> None:
    for found in table.state.objects.values():
        if found.zone is not Zone.LIBRARY and declined(found.definition):
            raise NotUnderstood(f"{found.definition.name}: {declined(found.definition)[0]}")


def _judged(playing: Playing, fault: ScriptFault | None, ops: list[Op]) -> list[str]:
    expected = [op for op in ops if op["op"] == "expectError"]
    differences = []
    if fault is not None and not expected:
        differences.append(f"{fault.kind}: {fault}")
    if fault is None and any(op["required"] for op in expected):
        differences.append(f"no error, expected {expected[0]['kind']}")
    if fault is None or expected:
        differences += assert_all(playing.table, [op for op in ops if op["op"] != "expectError"], playing.turn)
    return differences

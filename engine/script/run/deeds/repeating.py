"""Doing the same again, so many times: a shortcut."""

from __future__ import annotations

from typing import get_args

from engine.game.objects import Id
from engine.game.taking_shortcuts import Shortcut
from engine.script.run.deeds.doing import does
from engine.script.run.faults import Unable
from engine.script.run.run import Run
from engine.script.values import Act, Happening, Repeat, Statement

_DONE = (Act, *get_args(Happening))


@does(Repeat)
def repeats(run: Run, deed: Repeat, player: Id) -> None:
    """Have what was done since the last question come once more, as often as said."""
    before = _sequence(run)
    if not before:
        raise Unable("There is nothing right before this that could be repeated.")
    run.game.happen(Shortcut(player=player, times=deed.times))
    here = run.at + 1
    run.statements = (*run.statements[:here], *before * deed.times, *run.statements[here:])


def _sequence(run: Run) -> tuple[Statement, ...]:
    start = run.at
    while start and isinstance(run.statements[start - 1].what, _DONE) and not _is_repeating(run.statements[start - 1]):
        start -= 1
    return run.statements[start : run.at]


def _is_repeating(statement: Statement) -> bool:
    return isinstance(statement.what, Act) and isinstance(statement.what.deed, Repeat)

"""Spells that the text takes for granted: they are being cast when the sentence comes that names them, not before."""

from __future__ import annotations

from functools import partial

from engine.cards.card import fold
from engine.game.objects import Zone
from engine.script.run.naming import names_in
from engine.script.run.run import Run
from engine.script.run.start import supply
from engine.script.values import Statement


def begin_casting(run: Run, statement: Statement) -> None:
    """Put on the stack what this sentence names and nobody has cast."""
    named = {fold(name) for name in names_in(statement.what)}
    for need in run.needed:
        if need.zone is Zone.STACK and fold(need.name) in named:
            run.needed = tuple(one for one in run.needed if one is not need)
            run.step(partial(supply, run, need))

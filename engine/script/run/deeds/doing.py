"""The table of who carries out which deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from engine.game.illegal import Illegal
from engine.game.objects import Id
from engine.game.verdict import Verdict
from engine.script.run.run import Run

Doer = Callable[[Run, Any, Id], None]
Letter = Callable[[Run, Any], None]

DOERS: Final[dict[type, Doer]] = {}
LETTERS: Final[dict[type, Letter]] = {}

D = TypeVar("D", bound=Doer)
L = TypeVar("L", bound=Letter)


def does(*deeds: type) -> Callable[[D], D]:
    """This function carries out deeds of these types."""

    def register(doer: D) -> D:
        for deed in deeds:
            DOERS[deed] = doer
        return doer

    return register


def lets(*happenings: type) -> Callable[[L], L]:
    """This function lets such things happen."""

    def register(letter: L) -> L:
        for happening in happenings:
            LETTERS[happening] = letter
        return letter

    return register


def done(outcome: Verdict | Id) -> Id | None:
    """The id that an action gave, if any. Raises Illegal when it gave a verdict against it."""
    if not isinstance(outcome, Verdict):
        return outcome
    if not outcome:
        raise Illegal(outcome)
    return None

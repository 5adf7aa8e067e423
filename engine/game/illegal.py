"""Illegal actions: how they are given up, and the game brought back to the moment before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from engine.game.state import State
from engine.game.verdict import Verdict
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


class Illegal(Exception):
    """Raised within an action that turns out not to be allowed; ``verdict`` has the reasons."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__("; ".join(reason.text for reason in verdict.reasons))
        self.verdict = verdict


def require(verdict: Verdict) -> Verdict:
    """The verdict when it allows; Illegal when it does not."""
    if not verdict:
        raise Illegal(verdict)
    return verdict


def by_way_of(verdict: Verdict, step: Callable[..., object]) -> Verdict:
    """The verdict, with the rules that ``step`` is added to every reason."""
    more = rules_of(step)
    reasons = tuple(msgspec.structs.replace(reason, rules=(*reason.rules, *more)) for reason in verdict.reasons)
    return Verdict(reasons=reasons, notes=verdict.notes)


@rule("733.1", "733.2")
def _reverse(game: Game, state: State, entries: int, causes: int) -> None:
    """An illegal action is reversed whole, with its payments; who had priority has it still."""
    _back(game, state, entries, causes)


def _back(game: Game, state: State, entries: int, causes: int) -> None:
    """The game as it was."""
    game.state = state
    del game.log[entries:]
    del game.causes[causes:]


@contextmanager
def undone_unless_whole(game: Game) -> Iterator[None]:
    """What happens inside happens as a whole: when something is raised, the game is as it was before."""
    state, entries, chooser = game.state, len(game.log), game.chooser
    depth = len(game.citations), len(game.causes)
    try:
        yield
    except Illegal:
        del game.citations[depth[0] :]
        _reverse(game, state, entries, depth[1])
        raise
    except BaseException:
        del game.citations[depth[0] :]
        _back(game, state, entries, depth[1])
        raise
    finally:
        game.chooser = chooser

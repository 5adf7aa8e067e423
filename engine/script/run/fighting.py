"""Combat that goes on: what of a text is asked, or told, of the end of it, so that its damage is dealt first."""

from __future__ import annotations

from itertools import takewhile
from typing import get_args

from engine.game import state_based
from engine.game.combat.unstated import declare_unstated
from engine.game.machine import Game
from engine.script.run import questions
from engine.script.run.run import Run
from engine.script.run.turning import deal_combat_damage, is_fighting, settle
from engine.script.values import (
    Act,
    Activate,
    Block,
    CardCount,
    Cast,
    ControlledCount,
    CounterCount,
    Did,
    EachDid,
    PlayerCount,
    PlayerDid,
    Question,
    Statement,
    Story,
    TriggerCount,
)

_QUESTIONS = get_args(Question)
_DONE = (Did, EachDid, PlayerDid)
"""Questions whether something is done, which combat damage may yet do."""
_GATHERED = (CardCount, CounterCount, PlayerCount)
"""Questions for numbers of what damage brings, which nothing but an answer follows."""
_COUNTED = (CardCount, ControlledCount, CounterCount, PlayerCount, TriggerCount)


def ask(run: Run, what: Question, statement: Statement, is_settled: bool) -> None:
    """Answer a question, for the end of the combat where it is of that. ``is_settled``: nothing is left on the stack."""
    goes_on = is_settled and is_fighting(run.game)
    later = run.fork() if goes_on and _has_blocked(run) and isinstance(what, _DONE) else None
    if goes_on and (questions.is_outcome(what) or _tells_of_blocks(run, what) or _is_counted_with_an_outcome(run, what)):
        play_out(run)
    if run.is_over:
        questions.leave_open(run, statement)
        return
    questions.ask(run, what, statement)
    if later is not None and is_fighting(run.game) and run.answers and run.answers[-1].value is False:
        _asked_once_fought(run, later, what, statement)


def _asked_once_fought(run: Run, later: Run, what: Question, statement: Statement) -> None:
    """What has not been done may be done as combat damage is dealt."""
    play_out(later)
    if not later.is_over:
        questions.ask(later, what, statement)
        if later.answers[-1].value is True:
            run.adopt(later)


def declare_by_now(run: Run, statement: Statement) -> None:
    """By the time that something is done in the declare blockers step, whoever does not block in the text has declared no block."""
    what = statement.what
    is_deed = isinstance(what, Act) and isinstance(what.deed, Cast | Activate)
    if not is_deed or run.game.state.turn.step != "declare blockers" or state_based.is_over(run.game.state):
        return
    later = (one.what for one in run.statements[run.at :])
    if not any(isinstance(one, Act) and isinstance(one.deed, Block) for one in later):
        run.step(lambda: _declare(run.game))


def _declare(game: Game) -> None:
    declare_unstated(game)


def play_out(run: Run) -> None:
    """Combat damage is dealt, and what comes of it."""
    if run.step(lambda: deal_combat_damage(run.game)):
        run.step(lambda: settle(run.game))


def _has_blocked(run: Run) -> bool:
    """Whether blockers have been declared, so that only damage is to come."""
    return run.game.state.turn.step != "declare attackers"


def _is_counted_with_an_outcome(run: Run, what: object) -> bool:
    """Whether it asks for a number after blocks, and how the combat ends is asked in the same breath; or, at the end of the text,
    for what the damage may bring or take.
    """
    if isinstance(what, _GATHERED) and all(s.is_question for s in run.statements[run.at :]):
        return True
    following = takewhile(lambda s: s.is_question, run.statements[run.at :])
    return _has_blocked(run) and isinstance(what, _COUNTED) and any(
        isinstance(s.what, _QUESTIONS) and questions.is_outcome(s.what) for s in following
    )


def _tells_of_blocks(run: Run, what: object) -> bool:
    """What happens, asked once blockers are declared, is how the combat ends."""
    return isinstance(what, Story) and not what.why and _has_blocked(run)

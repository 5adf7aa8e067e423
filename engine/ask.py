"""Asking: a scenario in, a ruling out. The text is read, run and told; each of our own errors becomes a problem in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.cards.card import Card, Cards
from engine.explain.ruling import Problem, Ruling
from engine.explain.story import steps as story
from engine.explain.voice import addressed
from engine.game.activating import Activate
from engine.game.casting import Cast
from engine.game.combat.costs import PaidToDeclare
from engine.game.machine import OutOfSteps
from engine.game.objects import Definition
from engine.script.run import Limits, OutOfTime, Run
from engine.script.run.library import Library
from engine.script.run.playing import play
from engine.script.run.reversing import tell_reverse
from engine.script.run.scene import Missing
from engine.script.run.start import start
from engine.script.values import Ambiguous, Fault, NotUnderstood, Script

if TYPE_CHECKING:
    from engine.script.explaining import Understood

GRAVE = frozenset({"not_understood", "unknown_card", "ambiguous", "card_not_understood", "open_choice", "limit"})
"""The kinds of problem that leave a question without an answer."""
_PAID = (Cast, Activate, PaidToDeclare)
"""The events for which mana may have been paid."""
NEAREST = 3
"""How many names that may have been meant are told."""


def ask(
    text: str,
    cards: Cards,
    *,
    seconds: float | None = None,
    steps: int = 20_000,
    now: Callable[[], float] | None = None,
) -> Ruling:
    """Rule on a scenario. ``steps`` limits the events, ``seconds`` the time on the clock ``now`` (no clock: no limit)."""
    from engine.script.printing import print_script
    from engine.script.reading import read_script

    script = read_script(text, cards)
    if not script.statements and not script.faults:
        return Ruling(ok=False, problems=(Problem(kind="not_understood", text="There is nothing to rule on."),))
    printed = print_script(script)
    if script.faults:
        return Ruling(ok=False, script=printed, problems=tuple(map(problem_of, script.faults)))
    limits = Limits(now, now() + seconds) if now is not None and seconds is not None else Limits()
    return rule_on(script, printed, cards, steps, limits)


def readings(text: str, cards: Cards) -> tuple[Understood, ...]:
    """How each sentence of a scenario is read."""
    from engine.script.explaining import explained
    from engine.script.reading import read_script

    return explained(read_script(text, cards))


def rule_on(script: Script, printed: tuple[str, ...], cards: Cards, steps: int, limits: Limits) -> Ruling:
    """Run a script that was read, and tell what came of it."""
    try:
        run = start(script, Library(cards, compiled), steps, limits)
    except Missing as missing:
        problem = Problem(kind="not_understood", text=str(missing))
        return Ruling(ok=False, script=printed, problems=(problem,))
    for slip in script.slips:
        run.assume(f"Read “{slip.typed}” as {slip.name}.")
    try:
        play(run)
    except OutOfSteps:
        run.fault("limit", f"This takes more than {steps} events.")
    except OutOfTime:
        run.fault("limit", "This takes longer than it may.")
    tell_reverse(run, lambda: start(script, Library(cards, compiled), steps, limits))
    if run.game.state.is_paid_for and any(isinstance(entry.event, _PAID) for entry in run.game.log):
        run.assume("Mana costs are paid.")
    return told(run, printed)


def compiled(card: Card) -> Definition:
    """The card as the game knows it."""
    from engine.cards.compile import compile_card

    return compile_card(card).definition


def told(run: Run, printed: tuple[str, ...]) -> Ruling:
    """What came of a run."""
    return Ruling(
        ok=not any(problem.kind in GRAVE for problem in run.problems),
        script=printed,
        answers=tuple(run.answers),
        steps=story(run.game),
        assumptions=tuple(map(addressed, run.assumptions)),
        open=tuple(run.open),
        problems=tuple(run.problems),
    )


def problem_of(fault: Fault) -> Problem:
    """A sentence that was not read, as a problem of the ruling."""
    nearest = () if isinstance(fault, Ambiguous) else fault.nearest[:NEAREST]
    return Problem(kind=fault.kind, text=why(fault), line=fault.line, column=fault.column, seen=fault.seen, nearest=nearest)


def why(fault: Fault) -> str:
    """What was seen, what was expected, and the nearest good thing."""
    if isinstance(fault, Ambiguous):
        return f"“{fault.seen}” fits more than one: {' or '.join(fault.fits)}."
    if isinstance(fault, NotUnderstood):
        expected = f" Expected here: {', '.join(fault.expected[:4])}." if fault.expected else ""
        text = f"I do not understand “{fault.seen}”.{expected}"
    else:
        text = f"There is no card called “{fault.seen}”."
    near = f" Did you mean {' or '.join(fault.nearest[:NEAREST])}?" if fault.nearest else ""
    return f"{text}{near}"

"""The question what happens, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.explain.chain import state_based_rules
from engine.explain.ruling import Answer, Step
from engine.explain.story import steps
from engine.script.run.questions.finding import Finding, finds
from engine.script.run.questions.players import ending_rules, is_draw
from engine.script.run.run import Run
from engine.script.values import Story


@finds(Story)
def story(run: Run, question: Story) -> Finding:
    """What happened; the steps are the answer, and the last of them is its sentence. "Why?" repeats what the answer before
    rests on."""
    if question.why and run.answers:
        return _why(run.answers[-1])
    told = steps(run.game)
    if is_draw(run):
        return Finding(None, "The game is a draw.", ending_rules(run))
    if not told:
        return Finding(None, "Nothing happens.")
    ends = _ends(told)
    return Finding(None, " ".join(step.text for step in ends), tuple(rule for step in ends for rule in step.rules))


_MOST_ENDS: Final = 3


def _ends(told: Sequence[Step]) -> list[Step]:
    """The last steps that led to nothing else, of those that something led to or that are state-based actions; the last of
    all when there are none."""
    led_on, by_state = {step.cause for step in told}, state_based_rules()
    ends = [s for s in told if s.n not in led_on and (s.cause is not None or by_state & set(s.rules))]
    return ends[-_MOST_ENDS:] or [told[-1]]


def _why(before: Answer) -> Finding:
    """The reasons of an answer, its own sentence first when nothing else is known."""
    lines = tuple(dict.fromkeys(line.text for line in before.because))
    text = " ".join(lines[-2:]) if lines else before.text
    return Finding(None, text, before.rules, before.because)

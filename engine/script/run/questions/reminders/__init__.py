"""Reminders: what applies besides, and what does not apply and why, where a reader would expect it."""

from __future__ import annotations

from engine.explain.ruling import Because
from engine.script.run.questions.finding import Finding
from engine.script.run.questions.reminders import (  # noqa: F401 # they register
    absences,
    being,
    deaths,
    events,
    independent,
    names,
    not_dying,
    reach,
    redundant,
    responses,
    shields,
)
from engine.script.run.questions.reminders.asked import REMINDERS, Asked
from engine.script.run.run import Run
from engine.script.values import Question


def reminders(run: Run, question: Question, finding: Finding) -> tuple[Because, ...]:
    """Every reminder that fits the answer."""
    if finding.value is None:
        return ()
    asked = Asked(run, question, finding)
    return tuple(line for reminder in REMINDERS for line in reminder(asked))

"""Verdicts as answers: all reasons against, and what might have been expected to forbid it."""

from __future__ import annotations

from engine.game.verdict import Verdict
from engine.script.run.faults import why
from engine.script.run.questions.finding import Finding, reasons, yes_no


def told(verdict: Verdict, yes: str, no: str) -> Finding:
    """A verdict as an answer."""
    if verdict:
        notes = " ".join(dict.fromkeys(note.text for note in verdict.notes))
        rules = dict.fromkeys(rule for note in verdict.notes for rule in note.rules)
        return yes_no(True, f"{yes} {notes}".strip(), "", tuple(rules), reasons(verdict.notes))
    return yes_no(False, "", f"{no} {why(verdict)}", (), reasons(verdict.reasons))


def any_of(verdicts: list[Verdict]) -> Verdict:
    """Allowed when one of them is; else all their reasons, each once."""
    for verdict in verdicts:
        if verdict:
            return verdict
    every = dict.fromkeys(reason for verdict in verdicts for reason in verdict.reasons)
    return Verdict(reasons=tuple(every))

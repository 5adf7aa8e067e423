"""What can stop a step of a script besides a rule that forbids it, and how refusals are told."""

from __future__ import annotations

from engine.game.verdict import Verdict


class Unable(Exception):
    """The engine does not know how to do or answer this."""


class Refused(Exception):
    """What the script says about a choice is not allowed; unlike Illegal, no action of the game takes it for its own.

    ``statement`` is the place of the statement that says it, where that is not the one at hand.
    """

    def __init__(self, verdict: Verdict, statement: int | None = None) -> None:
        super().__init__(why(verdict))
        self.verdict = verdict
        self.statement = statement


class CardNotUnderstood(Unable):
    """What is done uses a line of a card that was not understood."""


def why(verdict: Verdict) -> str:
    """All the reasons of a verdict, in sentences."""
    return " ".join(dict.fromkeys(sentence(reason.text) for reason in verdict.reasons)) or "The rules do not allow it."


def rules_of(verdict: Verdict) -> tuple[str, ...]:
    """The rules of all the reasons."""
    return tuple(dict.fromkeys(number for reason in verdict.reasons for number in reason.rules))


def sentence(text: str) -> str:
    """A text as a sentence: a capital first, a full stop last."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?', ';')) else '.'}"

"""Verdicts: whether something is allowed, with every reason and its rule."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Reason(Struct, frozen=True, kw_only=True):
    """One reason for or against, in a sentence, with the rules behind it and what it comes from."""

    text: str
    rules: tuple[str, ...] = ()
    source: str = ""

    def cited(self, numbers: tuple[str, ...]) -> Reason:
        """With the rules of the function that gave it, unless it has its own."""
        return self if self.rules else msgspec.structs.replace(self, rules=numbers)


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether something is allowed. ``reasons`` forbid it when it is not; ``notes`` say what might be expected and is not so."""

    reasons: tuple[Reason, ...] = ()
    notes: tuple[Reason, ...] = ()

    @property
    def is_allowed(self) -> bool:
        """True when nothing forbids it."""
        return not self.reasons

    def __bool__(self) -> bool:
        return not self.reasons

    def __add__(self, other: Verdict) -> Verdict:
        return Verdict(reasons=self.reasons + other.reasons, notes=self.notes + other.notes)

    def cited(self, numbers: tuple[str, ...]) -> Verdict:
        """With the rules of the function that gave it on every reason that has none."""
        return Verdict(
            reasons=tuple(r.cited(numbers) for r in self.reasons), notes=tuple(r.cited(numbers) for r in self.notes)
        )


ALLOWED = Verdict()


def forbidden(text: str, source: str = "") -> Verdict:
    """A verdict with one reason against."""
    return Verdict(reasons=(Reason(text=text, source=source),))


def allowed(text: str, source: str = "") -> Verdict:
    """A verdict that allows, with a note for the reader who would expect otherwise."""
    return Verdict(notes=(Reason(text=text, source=source),))

"""What a question finds: value, sentence, rules and derivation; and the table of who finds what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from msgspec import Struct

from engine.explain.ruling import Because, Value
from engine.game.verdict import Reason
from engine.words.vocabulary import plural

Ground = str | int
"""A rule, or the number of an entry of the log: what led to that entry is meant, with its rules."""


class Finding(Struct, frozen=True):
    """The answer to a question, and what it rests on; the value None is for what cannot be told."""

    value: Value
    text: str
    rules: tuple[Ground, ...] = ()
    because: tuple[Because, ...] = ()


FINDERS: Final[dict[type, Callable[[Any, Any], Finding]]] = {}

F = TypeVar("F", bound=Callable[[Any, Any], Finding])


def finds(*questions: type) -> Callable[[F], F]:
    """This function answers questions of these types."""

    def register(finder: F) -> F:
        for question in questions:
            FINDERS[question] = finder
        return finder

    return register


def rules_of(because: Iterable[Because]) -> tuple[str, ...]:
    """Every rule in a derivation, in its order."""
    found: dict[str, None] = {}
    for line in because:
        if line.rule:
            found[line.rule] = None
        found.update(dict.fromkeys(rules_of(line.because)))
    return tuple(found)


def reasons(given: Iterable[Reason]) -> tuple[Because, ...]:
    """The reasons of a verdict as a derivation, one line for each rule."""
    return tuple(Because(text=reason.text, rule=rule, source=reason.source) for reason in given for rule in (reason.rules or ("",)))


def listed(words: Iterable[str]) -> str:
    """Words as English lists them."""
    words = list(words)
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def counted(words: Iterable[str]) -> str:
    """Words as English lists them, those that come more than once with their number."""
    many = Counter(words)
    return listed(word if number == 1 else f"{_NUMBERS.get(number, number)} {plural(word)}" for word, number in many.items())


_NUMBERS: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


def yes_no(value: bool, what: str, denied: str, rules: tuple[Ground, ...] = (), because: tuple[Because, ...] = ()) -> Finding:
    """A finding of yes or no with the sentence for either."""
    return Finding(value, f"Yes. {what}" if value else f"No. {denied}", rules, because)

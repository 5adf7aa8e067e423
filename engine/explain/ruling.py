"""The Ruling: everything that comes back for a scenario. Its fields are the JSON contract of the command line."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.rulebook import summary

Value = str | int | bool | list[str] | None
ProblemKind = Literal[
    "not_understood", "unknown_card", "ambiguous", "card_not_understood", "illegal", "open_choice", "limit"
]


class Because(Struct, frozen=True, kw_only=True, omit_defaults=False):
    """One line of a derivation: what a rule or a source made of a value. Nested lines explain this one."""

    text: str
    rule: str = ""
    source: str = ""
    before: str = ""
    after: str = ""
    because: tuple["Because", ...] = ()

    def cited(self, numbers: tuple[str, ...]) -> "Because":
        """With the rule of the function that made it, unless it has its own; what its further rules say comes below."""
        if self.rule:
            return self
        below = tuple(Because(text=summary(number), rule=number) for number in numbers[1:])
        return replace(self, rule=numbers[0], because=(*self.because, *below))


class Answer(Struct, frozen=True, kw_only=True):
    """A question with its value (None: it could not be answered), the sentence that says it, and why."""

    question: str
    kind: str
    value: Value
    text: str
    rules: tuple[str, ...] = ()
    because: tuple[Because, ...] = ()


class Step(Struct, frozen=True, kw_only=True):
    """One thing that happened. ``cause`` is the ``n`` of the step that led to it, None for what a player did."""

    n: int
    text: str
    rules: tuple[str, ...] = ()
    cause: int | None = None


class OpenChoice(Struct, frozen=True, kw_only=True):
    """A choice that the scenario leaves open; ``says[i]`` is the script sentence that settles it as ``options[i]``."""

    player: str
    choice: str
    options: tuple[str, ...]
    says: tuple[str, ...] = ()


class Problem(Struct, frozen=True, kw_only=True):
    """Something that stopped the reading or the game. Lines and columns count from 1, 0 when there is no place.

    ``seen`` are the words it is about, ``nearest`` the names that may have been meant by them.
    """

    kind: ProblemKind
    text: str
    rules: tuple[str, ...] = ()
    line: int = 0
    column: int = 0
    seen: str = ""
    nearest: tuple[str, ...] = ()


class Ruling(Struct, frozen=True, kw_only=True):
    """The reply to a scenario. ``script`` is the scenario as understood, one canonical sentence a line."""

    ok: bool
    script: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    steps: tuple[Step, ...] = ()
    assumptions: tuple[str, ...] = ()
    open: tuple[OpenChoice, ...] = ()
    problems: tuple[Problem, ...] = ()

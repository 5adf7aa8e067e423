"""The script: its statements in order, each with its place and source text, and what could not be read."""

from typing import Final, Literal, get_args

from engine.script.values.base import Value
from engine.script.values.deeds import Act, Earlier, Happening
from engine.script.values.faults import Fault
from engine.script.values.position import Position
from engine.script.values.questions import Question
from engine.script.values.references import AbilityRef, ObjectRef, Player


class Response(Value, frozen=True):
    """The stack is not settled first. ``how``: ``in response``, ``on the stack`` ("with that on the stack"),
    ``before it resolves``, ``holding priority``. ``to`` is what is named, None for "that".
    """

    how: Literal["in response", "on the stack", "before it resolves", "holding priority"]
    to: AbilityRef | ObjectRef | None = None


class Branch(Value, frozen=True):
    """A question on a branch: "If Bob blocks with X, does Alice win?"."""

    acts: tuple[Act | Happening, ...]
    question: Question


_QUESTIONS: Final = get_args(Question)

What = Position | Act | Earlier | Happening | Question | Branch


class Statement(Value, frozen=True):
    """One thing said. ``holds``: the player holds priority after it. Lines and columns count from 1."""

    what: What
    response: Response | None = None
    holds: bool = False
    line: int = 0
    column: int = 0
    source: str = ""

    @property
    def is_question(self) -> bool:
        """Whether it asks something."""
        return isinstance(self.what, (*_QUESTIONS, Branch))

    def meaning(self) -> "Statement":
        """The same without its place and source text."""
        return Statement(self.what, self.response, self.holds)


class Slip(Value, frozen=True):
    """Words that are no card name, and the only one near to them, as which they were read."""

    typed: str
    name: str
    line: int = 0
    column: int = 0


class Script(Value, frozen=True):
    """A scenario as read. ``players`` in turn order, the default active one first."""

    statements: tuple[Statement, ...] = ()
    players: tuple[Player, ...] = ()
    faults: tuple[Fault, ...] = ()
    slips: tuple[Slip, ...] = ()

    def meaning(self) -> "Script":
        """The same without places and source texts: two scripts that mean the same compare equal."""
        return Script(tuple(s.meaning() for s in self.statements), self.players)

"""How each sentence of a scenario was read: what it was taken for, and the same in canonical words."""

from __future__ import annotations

from typing import Final, get_args

from msgspec import Struct

from engine.script.printing import print_statement, writer_for
from engine.script.values import Act, Branch, Earlier, Happening, Position, Question, Said, Script, Statement
from engine.script.writing import Unwritable, Writer


class Understood(Struct, frozen=True, kw_only=True):
    """A part of a text: where it stands, as typed, what it was taken for (empty: it was not read), and in canonical words."""

    line: int
    column: int
    typed: str
    kind: str = ""
    read: str = ""


def explained(script: Script) -> tuple[Understood, ...]:
    """Every part that was read and every one that was not, in the order of the text."""
    writer = writer_for(script)
    parts = [_part(statement, writer) for statement in script.statements]
    parts += [Understood(line=fault.line, column=fault.column, typed=fault.source or fault.seen) for fault in script.faults]
    return tuple(sorted(parts, key=lambda part: (part.line, part.column)))


def _part(statement: Statement, writer: Writer) -> Understood:
    try:
        read = print_statement(statement, writer)
    except Unwritable:
        read = ""
    return Understood(line=statement.line, column=statement.column, typed=statement.source, kind=_kind(statement), read=read)


def _kind(statement: Statement) -> str:
    what = statement.what
    if isinstance(what, Act):
        return "a response" if statement.response else "an answer to a choice" if isinstance(what.deed, Said) else "an action"
    return next(kind for types, kind in _KINDS if isinstance(what, types))


_KINDS: Final[tuple[tuple[tuple[type, ...], str], ...]] = (
    ((Branch,), "a question of what would be if"),
    ((Earlier,), "something done before"),
    (get_args(Position), "what is there"),
    (get_args(Question), "a question"),
    (get_args(Happening), "what happens"),
)

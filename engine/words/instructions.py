"""The instructions of cards that can be given to a player as they are: a verb alone, with a number, or with what it is done to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal

from msgspec import Struct

from engine.game.meaning import Amount, ObjectReference, PlayerVerb
from engine.phrase.template import field_types, variants

_ALONE: Final = re.compile(r"(?P<verb>[a-z]+)(?:\{e?s\^\})?(?P<rest>(?: [a-z]+)*)(?: \{(?P<slot>\w+)\})?\Z")
_SPOKEN_OF: Final = frozenset("your their those them it that they you one another number amount cards all again of equal".split())
"""Words in a verb phrase that say something only within a text."""

Taking = Literal["nothing", "a number", "objects"]


class Instruction(Struct, frozen=True):
    """The words of an instruction as it is given, and what must be said with it."""

    words: str
    takes: Taking


@cache
def instructions() -> tuple[Instruction, ...]:
    """All of them, as the words of cards declare them."""
    from engine.words import load

    load()
    found = (
        instruction
        for verb in _below(PlayerVerb)
        for template in verb.__dict__.get("templates", ())
        for variant in variants(template)
        for instruction in _said(verb, variant)
    )
    return tuple(dict.fromkeys(found))


def _below(word: Any) -> Iterator[Any]:
    for one in word.__subclasses__():
        yield one
        yield from _below(one)


def _said(verb: Any, template: str) -> Iterator[Instruction]:
    """The instruction that a template is, where it says no more than that."""
    found = _ALONE.match(template)
    if found is None or not _SPOKEN_OF.isdisjoint(found["rest"].split()):
        return
    takes = _taken(field_types(verb).get(found["slot"])) if found["slot"] else "nothing"
    if takes is not None:
        yield Instruction(found["verb"] + found["rest"], takes)


def _taken(kind: Any) -> Taking | None:
    if not isinstance(kind, type):
        return None
    if issubclass(kind, Amount):
        return "a number"
    return "objects" if kind is ObjectReference else None

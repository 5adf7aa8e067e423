"""Lines of cards that were not understood: where they are used, and where they may matter to the answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.explain.ruling import Problem
from engine.game.objects import Definition, Id
from engine.script.run.faults import Unread
from engine.script.run.run import Run

_ACTIVATED: Final = re.compile(r'[^"]*?: ')
_TRIGGERED: Final = re.compile(r"(When|Whenever|At) ")


def lines(definition: Definition) -> Iterator[str]:
    """Every line that was not understood."""
    for face in definition.declined:
        yield from face


def is_activated(line: str) -> bool:
    """Whether a line looks like an activated ability, which does nothing until it is activated."""
    return _ACTIVATED.match(line) is not None and _TRIGGERED.match(line) is None


def doubts(run: Run) -> tuple[Problem, ...]:
    """A problem for each line not understood of a card that is used, unless it can only matter when it is activated."""
    found: dict[str, Problem] = {}
    for name, definition in run.library.used.items():
        for line in lines(definition):
            if not is_activated(line):
                text = f"{name} has a line that I cannot read yet, so what depends on it may be wrong: “{line}”"
                found[text] = Problem(kind="card_not_understood", text=text)
    return tuple(found.values())


def need_whole(run: Run, spell: Id) -> None:
    """Raises Unread for an instant or sorcery of which a line was not understood."""
    definition = run.game.object(spell).definition
    unread = list(lines(definition))
    if unread and not definition.faces[0].is_permanent:
        raise Unread(f"I cannot read this line of {definition.name} yet: “{unread[0]}”")


def need_abilities(run: Run, source: Id, found: bool) -> None:
    """Raises Unread when the ability meant may be one that was not understood."""
    definition = run.game.object(source).definition
    unread = [line for line in lines(definition) if is_activated(line)]
    if unread and not found:
        raise Unread(f"I cannot read this line of {definition.name} yet: “{unread[0]}”")


def is_doubtful(run: Run, thing: Id) -> bool:
    """Whether what the object is may hang on a line of its own that was not understood."""
    definition = run.game.object(thing).definition
    return any(not is_activated(line) and _TRIGGERED.match(line) is None for line in lines(definition))

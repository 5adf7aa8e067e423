"""What the text itself says is there, anywhere in it, so that nothing of it is taken for granted."""

from __future__ import annotations

from engine.cards.card import fold
from engine.script.run.needs.found import Searched
from engine.script.run.needs.wanted import Wanted
from engine.script.values import (
    CommanderCasts,
    CommanderIs,
    GainedControl,
    Has,
    ObjectFact,
    ObjectRef,
    ObjectSpec,
    Owns,
    OwnsOutside,
    Script,
)
from engine.script.values.base import Value
from engine.script.values.inside import inside


def introduce(script: Script, wanted: Wanted, searched: Searched) -> None:
    """Take down the names of everything that the statements put somewhere."""
    for statement in script.statements:
        for one in inside(statement.what):
            _one(one, wanted, searched)


def _one(one: Value, wanted: Wanted, searched: Searched) -> None:
    if isinstance(one, OwnsOutside):
        for spec in one.objects:
            wanted.know(spec.name)
    elif isinstance(one, Has):
        _had(one, wanted, searched)
    elif isinstance(one, CommanderIs) and not one.zone:
        wanted.commanded.add(one.object.name, one.player)
    elif isinstance(one, CommanderIs | CommanderCasts | GainedControl | ObjectFact | Owns):
        wanted.know(one.object.name)
    elif isinstance(one, ObjectSpec):
        beside = (one.attached_to, one.copying, one.token_copy_of)
        wanted.known |= {fold(ref.name) for ref in beside if isinstance(ref, ObjectRef)}


def _had(has: Has, wanted: Wanted, searched: Searched) -> None:
    for spec in has.objects:
        wanted.know(spec.name)
        if has.zone == "library":
            searched.listed.add(fold(spec.name))
    wanted.known |= {fold(spec.token.name) for spec in has.objects if spec.token and spec.token.name}

"""Reminders of how big a creature was when it went: by which it had to go, or by which something goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.explain.derivations import derivation
from engine.explain.ruling import Because
from engine.game import state_based
from engine.game.events import Entry
from engine.game.objects import Zone
from engine.game.resolving import Resolve
from engine.game.zones import Move
from engine.phrase import Word, walk
from engine.rulebook import rule, rules_of
from engine.script.run.questions.characteristics import SIZE
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import DamageDone, Did, LifeTotal, Where
from engine.words.amounts import QualityOf

_BY_SIZE: Final = frozenset((*rules_of(state_based.no_toughness), *rules_of(state_based.lethal_damage)))
"""The rules by which a creature goes for its toughness."""


@reminds
def size_at_death(asked: Asked) -> Iterator[Because]:
    """How its power and toughness came about, where something had changed them."""
    if not isinstance(asked.question, Where | Did):
        return
    for entry in asked.results:
        if isinstance(entry.event, Move) and entry.before is not None and _BY_SIZE.intersection(entry.rules):
            lines = derivation(asked.game.branch(state=entry.before), entry.event.object, SIZE)
            if any(line.rule for line in lines):
                yield from lines


@reminds
def size_as_it_last_was(asked: Asked) -> Iterator[Because]:
    """An amount that is the power of something that was gone already."""
    if not isinstance(asked.question, LifeTotal | DamageDone):
        return
    for entry in asked.results:
        cause = asked.game.log[entry.cause - 1] if entry.cause else None
        if entry.event.amount is not None and cause is not None and _asks_for_size(asked, cause):
            gone = next((e for e in asked.game.log[cause.n : entry.n - 1] if _left(e, cause.n)), None)
            if gone is not None and gone.before is not None:
                thing = gone.event.object or 0
                yield _by_what_it_was(asked.game.name(thing))
                yield from derivation(asked.game.branch(state=gone.before), thing, SIZE)
                return


def _left(entry: Entry, cause: int) -> bool:
    """Whether something left the battlefield in the course of what was resolving."""
    if not isinstance(entry.event, Move) or entry.before is None or entry.cause != cause:
        return False
    found = entry.before.objects.get(entry.event.object)
    return found is not None and found.zone is Zone.BATTLEFIELD


def _asks_for_size(asked: Asked, cause: Entry) -> bool:
    """Whether what resolved says an amount by the size of an object."""
    if not isinstance(cause.event, Resolve):
        return False
    found = asked.game.object(cause.event.object)
    own = found.base.abilities if found.stacked is None or found.stacked.ability is None else (found.stacked.ability,)
    return any(isinstance(word, QualityOf) for ability in own if isinstance(ability, Word) for word in walk(ability))


@rule("608.2h")
def _by_what_it_was(name: str) -> Because:
    return Because(text=f"{name} is gone by then, so what it last was counts.")

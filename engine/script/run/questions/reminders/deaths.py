"""Reminders of how big a creature was when it had to go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.explain.derivations import derivation
from engine.explain.ruling import Because
from engine.game import state_based
from engine.game.zones import Move
from engine.rulebook import rules_of
from engine.script.run.questions.characteristics import SIZE
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import Did, Where

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

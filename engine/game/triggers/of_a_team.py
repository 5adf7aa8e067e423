"""Abilities that trigger at the beginning of a step of several players who take their turns together.

A trigger condition that is fulfilled by the step of a player has ``is_of_players``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.phrase import Word, walk
from engine.rulebook import rule


@rule("805.4d")
def for_each_whose_step(ability: Any, slots: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The slots of each time that the ability triggers: for every player whose step it is where it speaks of that player."""
    whose = slots.get("player", ())
    if len(whose) < 2 or not ability.trigger.is_of_players:
        return [dict(slots)]
    meant = whose if _speaks_of(ability, "player") else whose[:1]
    return [{**slots, "player": (player,)} for player in meant]


def _speaks_of(ability: Any, slot: str) -> bool:
    return isinstance(ability, Word) and any(word.slot == slot for word in walk(ability))

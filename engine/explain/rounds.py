"""Rounds: which entries of the log came of state-based actions that were checked once more right after others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game.activating import Activate
from engine.game.casting import Cast
from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.resolving import Resolve
from engine.game.state import State
from engine.game.state_based import check
from engine.game.zones import Move
from engine.rulebook import rules_of

_BETWEEN: Final = (Cast, Activate, Resolve, Damage)
"""What sets one time that state-based actions are checked apart from the next."""


def checked_again(game: Game, led: Mapping[int, int]) -> frozenset[int]:
    """The numbers of the entries in which something leaves by a later check, and of those that led to them at once."""
    found: set[int] = set()
    earlier: list[State] = []
    for entry in game.log:
        if isinstance(entry.event, _BETWEEN):
            earlier = []
        if isinstance(entry.event, Move) and entry.before is not None and set(rules_of(check)) & _rules(game, entry.n, led):
            if not earlier or entry.before is not earlier[-1]:
                earlier.append(entry.before)
            if len(earlier) > 1:
                found |= {entry.n, led.get(entry.n, entry.n)}
    return frozenset(found)


def _rules(game: Game, number: int, led: Mapping[int, int]) -> set[str]:
    """The rules of an entry and of the one that led to it."""
    cause = led.get(number)
    return {*game.log[number - 1].rules, *(game.log[cause - 1].rules if cause is not None else ())}

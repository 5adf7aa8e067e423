"""Causes: which entry of the log led to another, beyond what the machine itself notes."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game.activating import Activate
from engine.game.casting import Cast
from engine.game.combat import DeclareAttackers, DeclareBlockers
from engine.game.damage import Damage
from engine.game.events import Entry, Event
from engine.game.life import LoseLife, PayLife
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.players import LoseGame
from engine.game.resolving import Counter, Fizzle, Resolve
from engine.game.triggers import AbilityTriggers, PutTriggerOnStack
from engine.game.zones import Destroy


def causes(game: Game) -> dict[int, int]:
    """The cause of each entry that has one, by number: what a resolving ability was put on the stack by, what a creature
    that is destroyed was damaged by, how a player who loses came to it.
    """
    found: dict[int, int] = {}
    put: dict[Id, int] = {}
    triggers: list[Entry] = []
    harmed: dict[Id, int] = {}
    declared: list[int] = []
    waiting: list[Entry] = []
    for entry in game.log:
        told = _triggered(entry.event, waiting) or entry.cause
        cause = told or _earlier(game, entry.event, put, triggers, harmed) or _declared(entry.event, declared)
        if cause is not None:
            found[entry.n] = cause
        _note(entry, put, triggers, harmed)
        if isinstance(entry.event, DeclareAttackers | DeclareBlockers):
            declared.append(entry.n)
        elif isinstance(entry.event, AbilityTriggers):
            waiting.append(entry)
    return found


def _triggered(event: Event, waiting: list[Entry]) -> int | None:
    """The entry by which the ability triggered that is put on the stack; it waits no longer."""
    if not isinstance(event, PutTriggerOnStack):
        return None
    found = next((entry for entry in waiting if _is_of(entry.event, event)), None)
    if found is None:
        return None
    waiting.remove(found)
    return found.n


def _is_of(event: Event, put: PutTriggerOnStack) -> bool:
    if not isinstance(event, AbilityTriggers | PutTriggerOnStack):
        return False
    one, other = event.waiting, put.waiting
    return (one.ability, one.source, one.cause) == (other.ability, other.source, other.cause)


def _declared(event: Event, declared: list[int]) -> int | None:
    """Combat damage and blocks come of the last declaration."""
    follows = isinstance(event, DeclareBlockers) or (isinstance(event, Damage) and event.is_combat)
    return declared[-1] if follows and declared else None


def _note(entry: Entry, put: dict[Id, int], triggers: list[Entry], harmed: dict[Id, int]) -> None:
    event = entry.event
    if isinstance(event, Cast):
        put[event.spell] = entry.n
    elif isinstance(event, Activate) and event.on_stack is not None:
        put[event.on_stack] = entry.n
    elif isinstance(event, PutTriggerOnStack):
        triggers.append(entry)
    elif isinstance(event, Damage):
        harmed[event.recipient] = entry.n
    elif isinstance(event, LoseLife | PayLife):
        harmed[event.player] = entry.n


def _earlier(
    game: Game, event: Event, put: Mapping[Id, int], triggers: list[Entry], harmed: Mapping[Id, int]
) -> int | None:
    if isinstance(event, Resolve | Fizzle | Counter):
        return put.get(event.object) or _trigger(game, event.object, triggers)
    if isinstance(event, Destroy):
        return harmed.get(event.object)
    return harmed.get(event.player) if isinstance(event, LoseGame) else None


def _trigger(game: Game, ability: Id, triggers: list[Entry]) -> int | None:
    """The entry that put a triggered ability on the stack: of equal ones the last, which is then asked again last."""
    stacked = game.object(ability).stacked
    if stacked is None:
        return None
    for entry in triggers[::-1]:
        waiting = entry.event.waiting if isinstance(entry.event, AbilityTriggers | PutTriggerOnStack) else None
        if waiting is not None and waiting.ability is stacked.ability and waiting.source == stacked.source:
            triggers.remove(entry)
            triggers.insert(0, entry)
            return entry.n
    return None

"""What the log tells about objects and players: the numbers of the entries that brought them to where they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.game.events import Entry, Event
from engine.game.objects import Id
from engine.game.zones.moving import PART_OF
from engine.script.run.run import Run

_ROLES = ("object", "on", "recipient", "player", "spell", "permanent", "target")


def lives_of(run: Run, thing: Id) -> frozenset[Id]:
    """All ids that the object has had, that of the permanent that it was a part of among them."""
    parts = {o.id: o.chosen[PART_OF] for o in run.game.state.objects.values() if PART_OF in o.chosen}
    before = parts | {new: old for old, new in run.game.state.became.items()}
    found = {thing}
    while thing in before:
        thing = before[thing]
        found.add(thing)
    return frozenset(found)


def is_about(event: Event, ids: frozenset[Id]) -> bool:
    """Whether the event happened to one of these."""
    return any(getattr(event, role, None) in ids for role in _ROLES)


def entries(run: Run, fits: Callable[[Event], bool]) -> Iterator[Entry]:
    """The entries of the log with events that fit, newest first."""
    return (entry for entry in reversed(run.game.log) if fits(entry.event))


def told(run: Run, thing: Id) -> tuple[int, ...]:
    """What last happened to the object or player."""
    ids = lives_of(run, thing) if thing not in run.game.state.players else frozenset({thing})
    for entry in entries(run, lambda event: is_about(event, ids)):
        if entry.rules:
            return (entry.n,)
    return ()

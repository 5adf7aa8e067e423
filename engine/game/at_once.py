"""What happens at once while it is being settled: the events that take place, and results of damage that are still to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engine.game.events import Event
from engine.rulebook import rule


class Settled(Struct, frozen=True, kw_only=True):
    """An event that takes place, what it came in place of, and the place in the list of the event that it is part of.

    ``rules`` are those by which it came in place of another.
    """

    event: Event
    replaced: tuple[Event, ...] = ()
    by: tuple[str, ...] = ()
    part_of: int | None = None
    rules: tuple[str, ...] = ()


class Result(Struct, frozen=True, kw_only=True):
    """A result of damage that is still to be settled, the place of the damage, and the effects that had their opportunity."""

    event: Event
    part_of: int
    applied: frozenset[Any]


class AtOnce(list[Settled]):
    """What is settled so far of what happens at once; ``waiting`` are the results of damage, which are settled last.

    ``used`` are the effects that apply to all that happens at once as to one thing, and are used up by it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Result] = []
        self.used: dict[Any, None] = {}

    @rule("120.4c")
    def next_result(self) -> Result:
        """Takes out the result that is settled next: what may depend on the other results comes after them."""
        first = min(self.waiting, key=lambda result: result.event.settles_last)
        self.waiting.remove(first)
        return first

    def others(self) -> Iterator[Event]:
        """The events that happen together with the one that is being settled, as far as they are known."""
        yield from (one.event for one in self)
        yield from (result.event for result in self.waiting)

    def in_order(self) -> tuple[Settled, ...]:
        """Every event followed by its parts."""
        order: list[int] = []
        for place, one in enumerate(self):
            if one.part_of is None:
                self._with_parts(place, order)
        places = {old: new for new, old in enumerate(order)}
        return tuple(self._moved(self[old], places) for old in order)

    def _with_parts(self, place: int, order: list[int]) -> None:
        order.append(place)
        for later in range(place + 1, len(self)):
            if self[later].part_of == place:
                self._with_parts(later, order)

    def _moved(self, one: Settled, places: dict[int, int]) -> Settled:
        return one if one.part_of is None else msgspec.structs.replace(one, part_of=places[one.part_of])

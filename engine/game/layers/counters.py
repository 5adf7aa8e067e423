"""What counters do to characteristics, said like the modifications of any other effect."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.game.layers.draft import Draft
from engine.game.layers.intrinsic import counter_ability
from engine.game.layers.order import Layer
from engine.game.meaning import Modification
from engine.game.objects import Object
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.scope import Scope

_SIZE = re.compile(r"([+-]\d+)/([+-]\d+)$")


@cache
def size(kind: str) -> tuple[int, int] | None:
    """What one counter of a kind adds to power and toughness; None when it adds nothing."""
    found = _SIZE.match(kind)
    return (int(found[1]), int(found[2])) if found else None


@rule("122.1a")
def added_pt(counters: Mapping[str, int]) -> tuple[int, int]:
    """What all the counters on an object add to its power and toughness."""
    sizes = [(size(kind) or (0, 0), number) for kind, number in counters.items()]
    return sum(p * n for (p, _), n in sizes), sum(t * n for (_, t), n in sizes)


class PTCounters(Modification, frozen=True):
    """What the counters on each object add to its power and toughness."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_MODIFIED,)

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.add_pt(*added_pt(game.object(draft.of).counters))


class KeywordCounters(Modification, frozen=True):
    """The ability that the counters of one kind on an object give it."""

    kind: str
    gives: Any

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("122.1b", "702.83a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Once, except for the keyword of which each instance counts."""
        number = game.object(draft.of).counters.get(self.kind, 1) if self.kind == "exalted" else 1
        draft.gain(*(self.gives,) * number)


def keyword_counters(thing: Object) -> Iterator[KeywordCounters]:
    """What the keyword counters on an object do, one for each kind."""
    for kind in thing.counters:
        given = counter_ability(kind)
        if given is not None:
            yield KeywordCounters(kind=kind, gives=given)


def counters_text(counters: Mapping[str, int]) -> str:
    """The counters that change power and toughness, in words."""
    said = [f"{n} {kind} counter{'s' if n != 1 else ''}" for kind, n in counters.items() if size(kind)]
    return " and ".join(said)

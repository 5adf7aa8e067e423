"""Doors of Rooms: what a half gives while it is unlocked, and what unlocking triggers."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.events import Event
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import EventPattern, Filter, Modification, Reference, Static
from engine.game.objects import Characteristics, Zone
from engine.game.rooms import UNLOCKED, Unlock, unlocked
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words.references.objects import This


class OnlyUnlocked(Modification, frozen=True):
    """A permanent has the name, mana cost and text of its unlocked halves alone; made, never read."""

    halves: tuple[tuple[str, tuple[str, ...], tuple[Any, ...]], ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TEXT,)

    @rule("709.5")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        open_ones = unlocked(game.object(draft.of))
        left = [half for place, half in enumerate(self.halves) if place in open_ones]
        own = [ability for half in self.halves for ability in half[2]]
        others = tuple(a for a in draft.now.abilities if not any(a is one for one in own))
        symbols = tuple(symbol for _, cost, _ in left for symbol in cost)
        draft.set(
            name=" // ".join(name for name, _, _ in left),
            names=tuple(name for name, _, _ in left),
            mana_cost=symbols if left else None,
            colors=frozenset(c for symbol in symbols for c in symbol if c in "WUBRG"),
            abilities=(*others, *(ability for half in left for ability in half[2])),
        )


class Doors(Static, Leaf, frozen=True):
    """What a permanent with a shared type line is while halves of it are locked; made of a card, never read."""

    shown: OnlyUnlocked
    first: ClassVar[frozenset[str] | None] = frozenset()

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), self.shown),)


def doors(halves: tuple[Characteristics, ...]) -> Doors:
    """The ability that a card with these halves has for its shared type line."""
    return Doors(shown=OnlyUnlocked(halves=tuple((h.name, h.mana_cost or (), h.abilities) for h in halves)))


@says("you unlock this door")
class UnlockThisDoor(EventPattern, frozen=True):
    """Its controller unlocks the half on which the ability is; ``half`` is filled in when the card is put together."""

    half: int = 0

    @rule("709.5h")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {} if self.half in _opened(game, event, scope) else None


def _opened(game: Game, event: Event, scope: Scope) -> tuple[int, ...]:
    """The halves of the object that became unlocked in the event."""
    if isinstance(event, Unlock):
        return (event.half,) if event.object == scope.source else ()
    if isinstance(event, Move) and event.to is Zone.BATTLEFIELD and game.state.became.get(event.object) == scope.source:
        return tuple(place for place, mark in enumerate(UNLOCKED) if mark in event.marks)
    return ()


def on_its_half(ability: Any, half: int) -> Any:
    """The ability, knowing on which half of the card it is."""
    trigger = getattr(ability, "trigger", None)
    if not isinstance(trigger, UnlockThisDoor) or trigger.half == half:
        return ability
    return msgspec.structs.replace(ability, trigger=msgspec.structs.replace(trigger, half=half))


@says("you fully unlock a Room")
class FullyUnlock(EventPattern, frozen=True):
    """A Room of the controller gets the last of its halves unlocked."""

    @rule("709.5i")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Unlock) or event.player != scope.controller or not game.exists(event.object):
            return None
        is_open = len(unlocked(game.object(event.object))) == len(UNLOCKED)
        return {"it": (event.object,)} if is_open else None

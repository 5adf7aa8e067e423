"""Doors of Rooms: what a half gives while it is unlocked, and what unlocking triggers."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.events import Event
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import (
    Condition,
    EventPattern,
    Filter,
    Modification,
    ObjectReference,
    PlayerVerb,
    Reference,
    Static,
    Triggered,
)
from engine.game.objects import Characteristics, Id, Object, Zone
from engine.game.rooms import UNLOCKED, Lock, Unlock, is_room, locked, unlocked
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.chosen import told
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
        others = tuple(a for a in draft.now.abilities if a not in own)
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

    @property
    def doors(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The name and mana cost of each half."""
        return tuple((name, cost) for name, cost, _ in self.shown.halves)

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
    trigger = ability.trigger if isinstance(ability, Triggered) else None
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


def _rooms(game: Game, scope: Scope, things: ObjectReference, players: tuple[Id, ...]) -> list[Object]:
    found = present(game, scope, told(game, scope, things, players))
    return [game.object(t) for t in found if is_room(game.object(t))]


def _door(game: Game, scope: Scope, player: Id, events: list[Event], prompt: str) -> None:
    """Have the player choose one of the doors that can be locked or unlocked, and let that happen."""
    if not events:
        return
    shown = [(event, event.sentence(game)) for event in events]
    game.happen(game.choose_one(player, "door", shown, about=scope.source, prompt=prompt))


@says("unlock{s^} a locked door of {rooms}")
class UnlockADoor(PlayerVerb, frozen=True):
    """A locked half of a Room becomes unlocked."""

    rooms: ObjectReference

    @rule("709.5f")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            able = [(room, half) for room in _rooms(game, scope, self.rooms, (player,)) for half in locked(room)]
            events: list[Event] = [Unlock(object=room.id, player=player, half=half) for room, half in able]
            _door(game, scope, player, events, "Which door is unlocked?")


@says("lock{s^} or unlock{s^} a door of {rooms}")
class LockOrUnlock(PlayerVerb, frozen=True):
    """A half of a Room becomes locked or unlocked, as the player chooses."""

    rooms: ObjectReference

    @rule("709.5f", "709.5g")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            rooms = _rooms(game, scope, self.rooms, (player,))
            events: list[Event] = [Unlock(object=room.id, player=player, half=half) for room in rooms for half in locked(room)]
            events += [Lock(object=room.id, player=player, half=half) for room in rooms for half in unlocked(room)]
            _door(game, scope, player, events, "Which door is locked or unlocked?")


@says("there are {number} or more unlocked doors among {rooms}")
class UnlockedDoors(Condition, frozen=True):
    """So many halves of some Rooms are unlocked."""

    number: Numeral
    rooms: ObjectFilter

    @rule("709.5c")
    def holds(self, game: Game, scope: Scope) -> bool:
        doors = sum(len(unlocked(game.object(t))) for t in candidates(game, self.rooms, scope))
        return doors >= (self.number.count(game, scope) or 0)

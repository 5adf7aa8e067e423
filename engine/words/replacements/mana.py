"""Replacements of mana production: "it produces {B} instead", "twice as much"."""

from __future__ import annotations

import msgspec

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.mana import AddMana, in_order
from engine.game.meaning import EventPattern
from engine.game.objects import Mana
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.effects.mana.fixed import Symbols
from engine.words.replacements.instead import Instead


class Yield(Word, frozen=True):
    """What is produced instead."""

    def of(self, mana: tuple[Mana, ...]) -> tuple[Mana, ...]:
        """The mana that takes the place of ``mana``."""
        return mana


@says("twice as much of that mana", "three times as much of that mana")
class Multiplied(Yield, frozen=True):
    """Two or three times the mana."""

    def of(self, mana: tuple[Mana, ...]) -> tuple[Mana, ...]:
        times = (2, 3)[self.wording]
        order = in_order(m.type for m in mana)
        return tuple(m for t in dict.fromkeys(order) for m in mana if m.type == t for _ in range(times))


@says("if {event}, it produces {instead} instead")
class ProducesMore(Instead, frozen=True):
    """When something is tapped for mana, more of that mana is produced."""

    event: EventPattern
    instead: Yield

    @rule("106.12b")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, AddMana) or self.event.match(game, event, scope) is None:
            return None
        return (msgspec.structs.replace(event, mana=self.instead.of(event.mana)),)


@says(
    "if {event}, it produces {mana} instead of any other type",
    "if {event}, it produces {mana} instead of any other type and amount",
)
class ProducesInstead(Instead, frozen=True):
    """When something is tapped for mana, mana of another type is produced (in the second wording just so much)."""

    event: EventPattern
    mana: Symbols

    @rule("106.12b")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, AddMana) or self.event.match(game, event, scope) is None:
            return None
        return (msgspec.structs.replace(event, mana=self._made(event.mana)),)

    def _made(self, mana: tuple[Mana, ...]) -> tuple[Mana, ...]:
        if self.wording == 1:
            return tuple(msgspec.structs.replace(mana[0], type=t) for t in self.mana.types)
        return tuple(msgspec.structs.replace(m, type=self.mana.types[0]) for m in mana)

"""Impending: cast for less, it is no creature until its time counters are gone."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import RemoveCounters, counters_on
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, Effect, Filter, Modification, Reference, Static
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.entering import with_counters
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.kicker import paid
from engine.words.keywords.spelling import Costed, MadeTriggered, event
from engine.words.references.objects import This
from engine.words.replacements.choosing import AsItEnters

IMPENDING = "impending"


class EntersWithTime(AsItEnters, frozen=True):
    """It enters with time counters when its impending cost was paid; made, never read."""

    number: int

    @rule("702.176a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return with_counters(move, "time", self.number) if IMPENDING in paid(game, scope.source) else None


class IsWaiting(Condition, frozen=True):
    """Its impending cost was paid and it has a time counter; made, never read."""

    @rule("702.176a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return IMPENDING in paid(game, scope.source) and bool(counters_on(game.state, scope.source, "time"))


class NotYetACreature(Modification, frozen=True):
    """It is no creature while it waits; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("702.176a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if IsWaiting().holds(game, scope):
            draft.set(types=tuple(t for t in draft.now.types if t != "creature"))


class WaitsAsNoCreature(Static, frozen=True):
    """What it is while it waits."""

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), NotYetACreature()),)


class TimeRunsDown(Effect, frozen=True):
    """A time counter is removed; made, never read."""

    @rule("702.176a")
    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(scope.source):
            game.happen(RemoveCounters(on=scope.source, kind="time", amount=1, by=scope.controller))


@says("impending {number}—{cost:comma+}")
class Impending(Costed, frozen=True):
    """For less it comes as no creature yet."""

    number: int
    name: ClassVar[str] = IMPENDING

    @rule("702.176a")
    def means(self) -> tuple[Ability, ...]:
        down = MadeTriggered(trigger=event("the beginning of your end step"), condition=IsWaiting(), effect=TimeRunsDown())
        return (CastFor(name=IMPENDING, cost=self.cost), EntersWithTime(number=self.number), WaitsAsNoCreature(), down)

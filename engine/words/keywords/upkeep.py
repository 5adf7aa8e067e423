"""Keywords of the upkeep: echo, cumulative upkeep, fading, vanishing."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.counters import PutCounters, RemoveCounters, counters_on
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, CostPart, Effect, EventPattern, Keyword
from engine.game.scope import Scope
from engine.game.state import NEW
from engine.game.zones import Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.paying import pays
from engine.words.keywords.spelling import Costed, MadeTriggered, Numbered, ability, costed, effect, event, some


def sacrifice(game: Game, scope: Scope) -> None:
    """The object is sacrificed by its controller, if it is still there."""
    if game.exists(scope.source) and game.controller(scope.source) == scope.controller:
        game.happen(Sacrifice(player=scope.controller, object=scope.source, by=scope.source))


class SacrificeUnlessPaid(Effect, frozen=True):
    """The object is sacrificed unless its controller pays; made, never read."""

    cost: tuple[CostPart, ...]

    @rule("702.30a", "118.12a")
    def happen(self, game: Game, scope: Scope) -> None:
        if not pays(game, scope, scope.controller, self.cost):
            sacrifice(game, scope)


class IsNew(Condition, frozen=True):
    """The object came under its controller's control since the beginning of their last upkeep; made, never read."""

    @rule("702.30a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return scope.source in game.state.marks.get(NEW, ())


@says(*costed("echo"))
class Echo(Costed, frozen=True):
    """It must be paid for again in the first upkeep."""

    name: ClassVar[str] = "echo"

    @rule("702.30a")
    def means(self) -> tuple[Ability, ...]:
        trigger = event("the beginning of your upkeep")
        return (MadeTriggered(trigger=trigger, condition=IsNew(), effect=SacrificeUnlessPaid(cost=self.cost)),)


class AgesAndCosts(Effect, frozen=True):
    """An age counter is put on it; it is sacrificed unless the cost is paid for each of them; made, never read."""

    cost: tuple[CostPart, ...]

    @rule("702.24a")
    def happen(self, game: Game, scope: Scope) -> None:
        if not game.exists(scope.source):
            return
        game.happen(PutCounters(on=scope.source, kind="age", amount=1, by=scope.controller))
        times = counters_on(game.state, scope.source, "age")
        if times and not pays(game, scope, scope.controller, self.cost, times):
            sacrifice(game, scope)


@says(*costed("cumulative upkeep"))
class CumulativeUpkeep(Costed, frozen=True):
    """Its upkeep costs more each turn."""

    name: ClassVar[str] = "cumulative upkeep"

    @rule("702.24a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("the beginning of your upkeep"), effect=AgesAndCosts(cost=self.cost)),)

    @rule("702.24b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class FadesAway(Effect, frozen=True):
    """A fade counter is removed; without one to remove it is sacrificed; made, never read."""

    @rule("702.32a")
    def happen(self, game: Game, scope: Scope) -> None:
        if not game.exists(scope.source):
            return
        if counters_on(game.state, scope.source, "fade"):
            game.happen(RemoveCounters(on=scope.source, kind="fade", amount=1, by=scope.controller))
        else:
            sacrifice(game, scope)


@says("fading {number}")
class Fading(Numbered, frozen=True):
    """It enters with fade counters and goes when there are none left to remove."""

    name: ClassVar[str] = "fading"

    @rule("702.32a")
    def means(self) -> tuple[Ability, ...]:
        enters = ability(f"~ enters with {some(self.number, 'fade counter')} on it.")
        return (enters, MadeTriggered(trigger=event("the beginning of your upkeep"), effect=FadesAway()))


class HasCounter(Condition, frozen=True):
    """The object has a counter of a kind; made, never read."""

    kind: str

    def holds(self, game: Game, scope: Scope) -> bool:
        return counters_on(game.state, scope.source, self.kind) > 0


class LastIsRemoved(EventPattern, frozen=True):
    """The last counter of a kind is removed from the object; made, never read."""

    kind: str

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, RemoveCounters) or event.on != scope.source or event.kind != self.kind:
            return None
        return None if counters_on(game.state, scope.source, self.kind) else {}


class SacrificeIt(Effect, frozen=True):
    """The object is sacrificed; made, never read."""

    @rule("701.21a")
    def happen(self, game: Game, scope: Scope) -> None:
        sacrifice(game, scope)


def times_out() -> tuple[Ability, ...]:
    """A time counter goes each upkeep, and the object with the last one."""
    goes = MadeTriggered(
        trigger=event("the beginning of your upkeep"), condition=HasCounter(kind="time"),
        effect=effect("remove a time counter from ~."),
    )
    return (goes, MadeTriggered(trigger=LastIsRemoved(kind="time"), effect=SacrificeIt()))


@says("vanishing {number}")
class Vanishing(Numbered, frozen=True):
    """It enters with time counters and goes with the last one."""

    name: ClassVar[str] = "vanishing"

    @rule("702.63a")
    def means(self) -> tuple[Ability, ...]:
        return (ability(f"~ enters with {some(self.number, 'time counter')} on it."), *times_out())

    @rule("702.63c")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("vanishing")
class VanishingOnly(Keyword, frozen=True):
    """The same without counters of its own."""

    name: ClassVar[str] = "vanishing"

    @rule("702.63b")
    def means(self) -> tuple[Ability, ...]:
        return times_out()

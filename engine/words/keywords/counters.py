"""Keywords of +1/+1 counters that go elsewhere: modular, graft, outlast."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import PutCounters, RemoveCounters, counters_on
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Reference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import Costed, MadeTriggered, Numbered, ability, costed, event, reference, said, some
from engine.words.keywords.upkeep import HasCounter


class MayPassCounters(Effect, frozen=True):
    """The +1/+1 counters that it had may be put on the target artifact creature; made, never read."""

    to: Reference

    @rule("702.43a")
    def happen(self, game: Game, scope: Scope) -> None:
        number = counters_on(game.state, scope.source, "+1/+1")
        targets = self.to.find(game, scope)
        options = ((True, "yes"), (False, "no"))
        if not targets or not number:
            return
        if game.choose_one(scope.controller, "may", options, about=scope.source, prompt="Pass the counters on?"):
            game.happen(*(PutCounters(on=t, kind="+1/+1", amount=number, by=scope.controller) for t in targets))


@says("modular {number}")
class Modular(Numbered, frozen=True):
    """It enters with counters, which may go to an artifact creature when it dies."""

    name: ClassVar[str] = "modular"

    @rule("702.43a")
    def means(self) -> tuple[Ability, ...]:
        enters = ability(f"~ enters with {some(self.number, '+1/+1 counter')} on it.")
        passes = MayPassCounters(to=reference("target artifact creature"))
        return (enters, MadeTriggered(trigger=event("~ dies"), effect=passes))

    @rule("702.43b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class MayMoveCounter(Effect, frozen=True):
    """A +1/+1 counter may be moved from the object to what entered; made, never read."""

    @rule("702.58a")
    def happen(self, game: Game, scope: Scope) -> None:
        (new,) = scope.slots["it"]
        if not game.exists(new) or not game.exists(scope.source) or not counters_on(game.state, scope.source, "+1/+1"):
            return
        options = ((True, "yes"), (False, "no"))
        if game.choose_one(scope.controller, "may", options, about=scope.source, prompt=f"Move a counter to {game.name(new)}?"):
            game.happen(RemoveCounters(on=scope.source, kind="+1/+1", amount=1, by=scope.controller))
            game.happen(PutCounters(on=new, kind="+1/+1", amount=1, by=scope.controller))


@says("graft {number}")
class Graft(Numbered, frozen=True):
    """It enters with counters, which may be moved to creatures that enter."""

    name: ClassVar[str] = "graft"

    @rule("702.58a")
    def means(self) -> tuple[Ability, ...]:
        enters = ability(f"~ enters with {some(self.number, '+1/+1 counter')} on it.")
        trigger = event("another creature enters")
        return (enters, MadeTriggered(trigger=trigger, condition=HasCounter(kind="+1/+1"), effect=MayMoveCounter()))

    @rule("702.58b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says(*costed("outlast"))
class Outlast(Costed, frozen=True):
    """Pay and tap it for a +1/+1 counter, as a sorcery."""

    name: ClassVar[str] = "outlast"

    @rule("702.107a")
    def means(self) -> tuple[Ability, ...]:
        return (ability(f"{said(self.cost)}, {{T}}: put a +1/+1 counter on ~. activate only as a sorcery."),)

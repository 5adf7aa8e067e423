"""Keywords that trigger on casting, or on being cast or targeted: prowess, extort, storm, cascade, ward."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, EventPattern, Keyword
from engine.game.objects import Zone
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.paying import pays
from engine.words.keywords.spelling import Costed, MadeTriggered, ability, costed, costs, event


@says("prowess")
class Prowess(Keyword, frozen=True):
    """It grows with each noncreature spell of yours."""

    name: ClassVar[str] = "prowess"

    @rule("702.108a")
    def means(self) -> tuple[Ability, ...]:
        return (ability("whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn."),)

    @rule("702.108b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class Drains(Effect, frozen=True):
    """You may pay {W/B}; then opponents lose 1 life and you gain as much as was lost; made, never read."""

    @rule("702.101a")
    def happen(self, game: Game, scope: Scope) -> None:
        if pays(game, scope, scope.controller, costs("{W/B}")):
            opponents = game.state.opponents(scope.controller)
            lost = game.happen(*(LoseLife(player=p, amount=1, source=scope.source) for p in opponents))
            total = sum(e.amount for e in lost if isinstance(e, LoseLife))
            game.happen(GainLife(player=scope.controller, amount=total, source=scope.source))


@says("extort")
class Extort(Keyword, frozen=True):
    """Each spell of yours may drain opponents."""

    name: ClassVar[str] = "extort"

    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("you cast a spell"), effect=Drains()),)

    @rule("702.101b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class ItIsCast(EventPattern, frozen=True):
    """The spell itself is cast; it triggers on the stack; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or event.spell != scope.source:
            return None
        return {"before": sum(isinstance(e, Cast) for e in game.state.history) - 1}


class CopiesForEachBefore(Effect, frozen=True):
    """The spell is copied for each spell cast before it this turn; made, never read."""

    @rule("702.40a")
    def happen(self, game: Game, scope: Scope) -> None:
        from engine.game.copying import copy_on_stack

        for _ in range(scope.slots.get("before", 0)):
            copy_on_stack(game, scope.source, scope.controller, new_targets=True)


@says("storm")
class Storm(Keyword, frozen=True):
    """Copies for each spell before it this turn."""

    name: ClassVar[str] = "storm"

    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=ItIsCast(), effect=CopiesForEachBefore()),)

    @rule("702.40b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class CounterUnlessPaid(Effect, frozen=True):
    """The spell or ability is countered unless its controller pays; made, never read."""

    cost: tuple[CostPart, ...]

    @rule("702.21a")
    def happen(self, game: Game, scope: Scope) -> None:
        (by,) = scope.slots["by"]
        if game.exists(by) and not pays(game, scope, game.controller(by), self.cost):
            game.happen(Counter(object=by, by=scope.source))


@says(*costed("ward"))
class Ward(Costed, frozen=True):
    """What opponents target it with is countered unless they pay."""

    name: ClassVar[str] = "ward"

    def means(self) -> tuple[Ability, ...]:
        trigger = event("~ becomes the target of a spell or ability an opponent controls")
        return (MadeTriggered(trigger=trigger, effect=CounterUnlessPaid(cost=self.cost)),)

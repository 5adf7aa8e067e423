"""Start your engines! and max speed: abilities for whoever is fast enough."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.actions import ActivateAbility
from engine.game.continuous import StartDelayed
from engine.game.events import Event, Perform
from engine.game.life import LoseLife
from engine.game.machine import Game
from engine.game.meaning import (
    Ability,
    Activated,
    Condition,
    Effect,
    EventPattern,
    Filter,
    Keyword,
    Modification,
    Reference,
    Static,
)
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.speed import MAX_SPEED, SetSpeed, speed
from engine.game.state import Delayed
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.abilities import ActivatedAbility, Line, TriggeredAbility, While
from engine.words.keywords.spelling import MadeTriggered
from engine.words.limits import Limit


class OpponentsLoseLife(EventPattern, frozen=True):
    """One or more opponents lose life in the controller's turn; made, never read."""

    one_or_more: ClassVar[bool] = True

    @rule("702.179d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, LoseLife) or not game.state.is_active(scope.controller):
            return None
        return {} if event.player in game.state.opponents(scope.controller) else None


class CanSpeedUp(Condition, frozen=True):
    """The controller's speed is not the greatest and was not raised this turn; made, never read."""

    @rule("702.179d")
    def holds(self, game: Game, scope: Scope) -> bool:
        raised = (e for e in game.state.history if isinstance(e, SetSpeed) and e.player == scope.controller and e.to > 1)
        return speed(game.state, scope.controller) < MAX_SPEED and not any(raised)


class SpeedsUp(Effect, frozen=True):
    """The controller's speed rises by 1; made, never read."""

    @rule("702.179d")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(SetSpeed(player=scope.controller, to=speed(game.state, scope.controller) + 1))


class Starts(Effect, frozen=True):
    """The controller's speed becomes 1, and can rise from then on; made, never read."""

    @rule("702.179a", "702.179d")
    def happen(self, game: Game, scope: Scope) -> None:
        if speed(game.state, scope.controller):
            return
        game.happen(SetSpeed(player=scope.controller, to=1))
        rises = MadeTriggered(trigger=OpponentsLoseLife(), condition=CanSpeedUp(), effect=SpeedsUp())
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=rises, scope=scope.apart(), uses=None)))


class StartsSpeed(Static, frozen=True):
    """While it is on the battlefield, its controller starts to have speed whenever state-based actions are checked."""

    @rule("702.179a")
    def starts_speed(self, scope: Scope) -> Event:
        """What happens to a controller without speed."""
        return Perform(effect=Starts(), scope=scope.apart())


@says("start your engines!")
class StartYourEngines(Keyword, frozen=True):
    """Its controller has speed."""

    name: ClassVar[str] = "start your engines!"

    @rule("702.179a")
    def means(self) -> tuple[Ability, ...]:
        return (StartsSpeed(),)


@says("you have max speed")
class AtMaxSpeed(Condition, frozen=True):
    """The controller's speed is 4."""

    @rule("702.179e")
    def holds(self, game: Game, scope: Scope) -> bool:
        return speed(game.state, scope.controller) == MAX_SPEED


class OnlyAtMaxSpeed(Limit, frozen=True):
    """Only at max speed."""

    @rule("702.178a")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        if speed(game.state, player) == MAX_SPEED:
            return ALLOWED
        return forbidden(f"{game.name(player)}'s speed is {speed(game.state, player)}, not {MAX_SPEED}.")


class AndAtMaxSpeed(Condition, frozen=True):
    """A condition, and max speed; made, never read."""

    other: Condition | None

    @rule("702.178a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return AtMaxSpeed().holds(game, scope) and (self.other is None or self.other.holds(game, scope))


class StaticAtMaxSpeed(Static, frozen=True):
    """A static ability that is there only at max speed."""

    inner: Static

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return tuple((s, While(condition=AtMaxSpeed(), then=m)) for s, m in self.inner.modifications())

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return self.inner.replace(game, event, scope) if AtMaxSpeed().holds(game, scope) else None

    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        return self.inner.forbid(game, action, scope) if AtMaxSpeed().holds(game, scope) else None

    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        return self.inner.permit(game, action, scope) if AtMaxSpeed().holds(game, scope) else None

    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[Any]:
        return self.inner.cost_changes(game, action, scope) if AtMaxSpeed().holds(game, scope) else ()


@says("max speed — {ability}")
class MaxSpeedActivated(Line, frozen=True):
    """An activated ability at max speed."""

    ability: Activated

    def __post_init__(self) -> None:
        if not isinstance(self.ability, ActivatedAbility):
            raise Unfit

    @rule("702.178a")
    def abilities(self) -> tuple[Ability, ...]:
        own: Any = self.ability
        return (ActivatedAbility(cost=own.cost, effect=own.effect, limits=(*own.limits, OnlyAtMaxSpeed())),)


@says("max speed — {ability}")
class MaxSpeedTriggered(Line, frozen=True):
    """A triggered ability at max speed."""

    ability: TriggeredAbility

    @rule("702.178a")
    def abilities(self) -> tuple[Ability, ...]:
        own = self.ability
        return (MadeTriggered(trigger=own.trigger, condition=AndAtMaxSpeed(other=own.condition), effect=own.effect),)


@says("max speed — {ability}")
class MaxSpeedStatic(Line, frozen=True):
    """A static ability at max speed."""

    ability: Static

    def __post_init__(self) -> None:
        if self.ability.functions_in != Static.functions_in:
            raise Unfit

    @rule("702.178a")
    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAtMaxSpeed(inner=self.ability),)

"""Durations: how long a continuous effect lasts."""

from __future__ import annotations

from typing import ClassVar

from engine.game.casting import Cast
from engine.game.continuous import StartDelayed, StartEffect
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.teams import side
from engine.game.turn import BeginStep, BeginTurn, WearOff
from engine.phrase import says
from engine.rulebook import rule


@says("until end of turn", "this turn")
class UntilEndOfTurn(Duration, frozen=True):
    """Until the cleanup step."""

    @rule("514.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, WearOff)


@says("until your next turn")
class UntilYourNextTurn(Duration, frozen=True):
    """Until the controller's next turn begins."""

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, BeginTurn) and scope.controller in side(game.state, event.player)

    def turn_of(self, scope: Scope) -> Id | None:
        return scope.controller


@says("until end of combat", "this combat")
class UntilEndOfCombat(Duration, frozen=True):
    """Until the combat phase is over."""

    @rule("511.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, BeginStep) and event.step == "postcombat main"


@says("until the end of your next turn")
class UntilEndOfYourNextTurn(Duration, frozen=True):
    """Until the cleanup step of the controller's first turn that begins after the effect."""

    @rule("514.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        if not isinstance(event, WearOff) or not game.state.is_active(scope.controller):
            return False
        return not any(_begins(e, scope) for e in game.state.history)

    def turn_of(self, scope: Scope) -> Id | None:
        return scope.controller


def _begins(event: Event, scope: Scope) -> bool:
    """Whether what lasts began with this event of this turn."""
    begun = event.effect if isinstance(event, StartEffect) else event.delayed if isinstance(event, StartDelayed) else None
    return begun is not None and begun.scope is scope


@says("until your next end step", "until your next upkeep", "until the beginning of your next upkeep")
class UntilYourNextStep(Duration, frozen=True):
    """Until the controller's next step of a name begins."""

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        step = "end" if self.wording == 0 else "upkeep"
        return isinstance(event, BeginStep) and event.step == step and game.state.is_active(scope.controller)

    def turn_of(self, scope: Scope) -> Id | None:
        return scope.controller


class WhileSo(Duration, frozen=True):
    """For as long as something is so; nothing at all when it is not so to begin with."""

    @rule("611.2b")
    def is_past(self, game: Game, scope: Scope) -> bool:
        return not self.is_so(game, scope)

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return not self.is_so(game, scope)

    def is_so(self, game: Game, scope: Scope) -> bool:
        """Whether it is still so."""
        return is_seen(game, scope.source)


@rule("702.26f")
def is_seen(game: Game, thing: Id) -> bool:
    """Whether the object is there for an effect that goes by it: one that phases out cannot be seen any more."""
    return game.exists(thing) and not game.object(thing).is_phased_out


@says("until ~ leaves the battlefield", "for as long as ~ remains on the battlefield")
class WhileThisRemains(WhileSo, frozen=True):
    """Until the object leaves the battlefield; phasing out is no leaving."""

    def is_so(self, game: Game, scope: Scope) -> bool:
        return game.exists(scope.source) if self.wording == 0 else is_seen(game, scope.source)


@says("for as long as you control ~")
class WhileYouControlThis(WhileSo, frozen=True):
    """Until the controller of the ability loses control of the object."""

    def is_so(self, game: Game, scope: Scope) -> bool:
        return is_seen(game, scope.source) and game.controller(scope.source) == scope.controller


@says("for as long as ~ remains tapped")
class WhileThisRemainsTapped(WhileSo, frozen=True):
    """Until the object becomes untapped or leaves the battlefield."""

    def is_so(self, game: Game, scope: Scope) -> bool:
        return is_seen(game, scope.source) and game.object(scope.source).is_tapped


@says("until ~ is cast from exile")
class UntilThisIsCast(Duration, frozen=True):
    """Until the card itself, which has gone into exile, is cast from there."""

    tells_of_itself: ClassVar[bool] = True

    @rule("611.2a")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        if not isinstance(event, Cast):
            return False
        stacked = game.object(event.spell).stacked
        from_exile = stacked is not None and stacked.cast_from is Zone.EXILE
        card = game.state.became.get(scope.source, scope.source)
        return from_exile and event.spell in (game.state.became.get(card), game.state.became.get(scope.source))


@says("until end of combat on your next turn")
class UntilNextCombatEnds(Duration, frozen=True):
    """Until the combat phase of the controller's next turn is over."""

    @rule("511.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        if not isinstance(event, BeginStep) or not game.state.is_active(scope.controller):
            return False
        begun = any(_begins(e, scope) for e in game.state.history)
        return not begun and event.step in ("postcombat main", "end")

    def turn_of(self, scope: Scope) -> Id | None:
        return scope.controller

"""What becomes of permanents at the beginning of the next end step: exiled, sacrificed or returned."""

from __future__ import annotations

from engine.game.continuous import StartDelayed
from engine.game.machine import Game
from engine.game.meaning import Effect
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.zones import Move, Sacrifice
from engine.rulebook import rule
from engine.words.keywords.kicker import OfThisSpell, paid
from engine.words.keywords.spelling import MadeTriggered, event


class ExileIt(Effect, frozen=True):
    """What the slot ``back`` holds is exiled; made, never read."""

    @rule("701.13a")
    def happen(self, game: Game, scope: Scope) -> None:
        things = tuple(t for t in scope.slots.get("back", ()) if game.exists(t))
        game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in things))


class SacrificeThem(Effect, frozen=True):
    """What the slot ``back`` holds is sacrificed; made, never read."""

    @rule("701.21a")
    def happen(self, game: Game, scope: Scope) -> None:
        self.sacrifice(game, scope)

    def sacrifice(self, game: Game, scope: Scope) -> None:
        """The controller of the ability sacrifices them."""
        things = tuple(t for t in scope.slots.get("back", ()) if game.exists(t))
        game.happen(*(Sacrifice(player=scope.controller, object=t, by=scope.source) for t in things))


class ReturnIt(Effect, frozen=True):
    """What the slot ``back`` holds goes to its owner's hand; made, never read."""

    @rule("702.109a")
    def happen(self, game: Game, scope: Scope) -> None:
        things = tuple(t for t in scope.slots.get("back", ()) if game.exists(t))
        game.happen(*(Move(object=t, to=Zone.HAND, how="return", by=scope.source) for t in things))


def until_end_step(game: Game, scope: Scope, things: tuple[Id, ...], goes: Effect) -> None:
    """At the beginning of the next end step something becomes of these."""
    later = MadeTriggered(trigger=event("the beginning of the end step"), effect=goes)
    game.happen(StartDelayed(delayed=Delayed(id=0, ability=later, scope=scope.apart().bind(back=things))))


class ArrangedIfCastFor(OfThisSpell, frozen=True):
    """At the beginning of the next end step something becomes of the permanent, if the spell was cast for a cost of this name."""

    cost: str
    goes: Effect

    @rule("608.3g", "603.7")
    def arrange(self, game: Game, scope: Scope, permanent: Id) -> None:
        """See to it, as the spell becomes the permanent."""
        if self.cost in paid(game, permanent):
            until_end_step(game, scope, (permanent,), self.goes)

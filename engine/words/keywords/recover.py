"""Recover: as a creature of its owner dies, the card comes back for a cost or is exiled."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, EventPattern
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.paying import pays
from engine.words.keywords.spelling import Costed, MadeTriggered, costed


class CreatureFalls(EventPattern, frozen=True):
    """A creature is put into the graveyard where the card is from the battlefield; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.GRAVEYARD})
    looks_back: ClassVar[bool] = True

    @rule("702.59a", "603.10a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is not Zone.GRAVEYARD:
            return None
        fell = game.object(event.object)
        if fell.zone is not Zone.BATTLEFIELD or fell.owner != game.object(scope.source).owner:
            return None
        return {} if "creature" in game.characteristics(event.object).types else None


class BackOrGone(Effect, frozen=True):
    """The card goes to its owner's hand if they pay, else to exile; made, never read."""

    cost: tuple[CostPart, ...]

    @rule("702.59a")
    def happen(self, game: Game, scope: Scope) -> None:
        paid = pays(game, scope, scope.controller, self.cost)
        if game.exists(scope.source) and game.object(scope.source).zone is Zone.GRAVEYARD:
            to, how = (Zone.HAND, "return") if paid else (Zone.EXILE, "exile")
            game.happen(Move(object=scope.source, to=to, how=how, by=scope.source))


@says(*costed("recover"))
class Recover(Costed, frozen=True):
    """It comes back for a cost as a creature dies."""

    name: ClassVar[str] = "recover"

    @rule("702.59a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=CreatureFalls(), effect=BackOrGone(cost=self.cost)),)

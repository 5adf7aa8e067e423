"""Haunt: the card goes to exile haunting a creature, and acts again as that dies."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, EventPattern, Keyword, Reference
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import MadeTriggered, reference

HAUNTING = "haunting"
"""The key under which the exiled card remembers the creature."""


class Falls(EventPattern, frozen=True):
    """The permanent is put into a graveyard from the battlefield, or the spell as it resolves; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.BATTLEFIELD, Zone.STACK})
    looks_back: ClassVar[bool] = True

    @rule("702.55a", "603.10a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.object != scope.source or event.to is not Zone.GRAVEYARD:
            return None
        return {} if game.object(scope.source).zone is Zone.BATTLEFIELD or event.how == "resolve" else None


class Haunts(Effect, frozen=True):
    """The card is exiled from the graveyard haunting a creature; made, never read."""

    target: Reference

    @rule("702.55a", "702.55b")
    def happen(self, game: Game, scope: Scope) -> None:
        card = scope.now(scope.source)
        if not game.exists(card) or game.object(card).zone is not Zone.GRAVEYARD:
            return
        for creature in self.target.find(game, scope):
            game.happen(Move(object=card, to=Zone.EXILE, how="exile", chosen={HAUNTING: creature}, by=scope.source))


@says("haunt")
class Haunt(Keyword, frozen=True):
    """It goes on to haunt a creature."""

    name: ClassVar[str] = "haunt"

    @rule("702.55a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=Falls(), effect=Haunts(target=reference("target creature"))),)


@says("~ enters or the creature it haunts dies", "the creature ~ haunts dies")
class HauntedDies(EventPattern, frozen=True):
    """The creature that the exiled card haunts dies, in the first wording also the card entering the battlefield."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.BATTLEFIELD, Zone.EXILE})

    @rule("702.55b", "702.55c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move):
            return None
        if self.wording == 0 and event.to is Zone.BATTLEFIELD:
            return {} if game.state.became.get(event.object) == scope.source else None
        died = event.to is Zone.GRAVEYARD and game.object(event.object).zone is Zone.BATTLEFIELD
        return {} if died and game.object(scope.source).chosen.get(HAUNTING) == event.object else None

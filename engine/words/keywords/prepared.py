"""Prepared creatures: entering prepared, becoming prepared and unprepared, and asking whether one is."""

from __future__ import annotations

from typing import ClassVar

from engine.game.events import Event, Then
from engine.game.machine import Game
from engine.game.meaning import ObjectVerb, Static
from engine.game.objects import Id, Zone
from engine.game.preparing import PREPARED, BecomePrepared
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.base import Adjective


@says("~ enters prepared.")
class EntersPrepared(Static, frozen=True):
    """It is prepared from the moment it enters."""

    of_itself: ClassVar[bool] = True

    @rule("722.3a", "614.1c")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or event.object != scope.source:
            return None
        return (event, Then(events=(BecomePrepared(object=event.object),)))


@says("become{s^} prepared")
class BecomesPrepared(ObjectVerb, frozen=True):
    """Permanents become prepared, if they have a prepare spell."""

    @rule("722.3a")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        game.happen(*(BecomePrepared(object=thing) for thing in present(game, scope, objects)))


@says("become{s^} unprepared")
class BecomesUnprepared(ObjectVerb, frozen=True):
    """Permanents are prepared no more."""

    @rule("722.3b")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        game.happen(*(Mark(object=thing, mark=PREPARED, on=False) for thing in present(game, scope, objects)))


@says("prepared")
class IsPrepared(Adjective, frozen=True):
    """It is prepared."""

    @rule("722.3a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return PREPARED in game.object(thing).marks

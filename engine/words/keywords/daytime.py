"""Daybound and nightbound: faces that turn with day and night."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.daytime import DAYTIME, SetDaytime
from engine.game.events import Event, Then
from engine.game.machine import Game
from engine.game.meaning import Ability, Keyword, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.status import Transform
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule


class TurnsWith(Static, frozen=True):
    """The permanent transforms as it becomes night (or day) while it has the face for it up, and in no other way."""

    to: str
    face: int

    @rule("702.145b", "702.145e")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, SetDaytime) or event.to != self.to or game.object(scope.source).face != self.face:
            return None
        return (event, Then(events=(Transform(object=scope.source, is_bound=True),)))

    @rule("702.145b", "702.145e")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, Transform) or action.object != scope.source or action.is_bound:
            return None
        return forbidden(f"{game.name(scope.source)} transforms only with day and night.", game.name(scope.source))


class EntersByDaytime(Static, frozen=True):
    """It enters transformed at night."""

    of_itself: ClassVar[bool] = True

    @rule("702.145b")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or event.object != scope.source:
            return None
        faces = game.object(scope.source).definition.faces
        if game.state.marks.get(DAYTIME) == "night" and len(faces) > 1 and event.face != 1:
            return (msgspec.structs.replace(event, face=1, base=faces[1]),)
        return None


@says("daybound")
class Daybound(Keyword, frozen=True):
    """The face of the day."""

    name: ClassVar[str] = "daybound"

    def means(self) -> tuple[Ability, ...]:
        return (TurnsWith(to="night", face=0), EntersByDaytime())


@says("nightbound")
class Nightbound(Keyword, frozen=True):
    """The face of the night."""

    name: ClassVar[str] = "nightbound"

    def means(self) -> tuple[Ability, ...]:
        return (TurnsWith(to="day", face=1),)

"""Events of objects changing zones: entering, dying, leaving."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.subjects import Subject


@says("{subject} enter{s}")
class Enters(EventPattern, frozen=True):
    """Something enters the battlefield."""

    subject: Subject

    @rule("603.6a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
            return None
        thing = game.state.became.get(event.object, event.object)
        return {"it": (thing,)} if self.subject.match(game, thing, scope) else None


@says("{subject} die{s}", "{subject} {is/are} put into a graveyard from the battlefield")
class Dies(EventPattern, frozen=True):
    """Something is put into a graveyard from the battlefield."""

    subject: Subject
    looks_back: ClassVar[bool] = True

    @rule("603.6c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is not Zone.GRAVEYARD:
            return None
        last = game.state.gone.get(event.object)
        if last is None or last.object.zone is not Zone.BATTLEFIELD:
            return None
        return {"it": (event.object,)} if self.subject.match(game, event.object, scope) else None




@says("{subject} leave{s} the battlefield")
class Leaves(EventPattern, frozen=True):
    """Something leaves the battlefield."""

    subject: Subject
    looks_back: ClassVar[bool] = True

    @rule("603.6c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is Zone.BATTLEFIELD:
            return None
        last = game.state.gone.get(event.object)
        if last is None or last.object.zone is not Zone.BATTLEFIELD:
            return None
        return {"it": (event.object,)} if self.subject.match(game, event.object, scope) else None


@says("{subject} enter{s} or die{s@subject}")
class EntersOrDies(EventPattern, frozen=True):
    """Something enters, or it dies."""

    subject: Subject
    looks_back: ClassVar[bool] = True

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        either = (Enters(subject=self.subject), Dies(subject=self.subject))
        return next((roles for p in either if (roles := p.match(game, event, scope)) is not None), None)

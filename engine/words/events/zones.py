"""Events of objects changing zones: entering, dying, leaving."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.origins import Origin


@says("enter{s^}", "enter{s^} the battlefield")
class Enters(EventVerb, frozen=True):
    """Enters the battlefield."""

    @rule("603.6a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
            return None
        thing = game.state.became.get(event.object, event.object)
        return {"it": (thing,)} if subject.match(game, thing, scope) else None


@says("enter{s^} under your control", "enter{s^} tapped", "enter{s^} untapped")
class EntersSo(Enters, frozen=True):
    """Enters in a certain way: under the controller's control, tapped, untapped."""

    @rule("603.6a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        roles = super().match(game, event, subject, scope)
        if roles is None:
            return None
        found = game.object(roles["it"][0])
        so = (game.controller(found.id) == scope.controller, found.is_tapped, not found.is_tapped)
        return roles if so[self.wording] else None


@says("enter{s^} {origin}")
class EntersFrom(Enters, frozen=True):
    """Enters from certain zones."""

    origin: Origin

    @rule("603.6a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        roles = super().match(game, event, subject, scope)
        if roles is None or not isinstance(event, Move):
            return None
        found, last = game.object(roles["it"][0]), game.state.gone.get(event.object)
        return roles if self.origin.has(None if last is None else last.object.zone, found.owner, scope) else None


class LeavesPlay(EventVerb, frozen=True):
    """Leaves the battlefield, perhaps for a certain zone."""

    looks_back: ClassVar[bool] = True
    to: ClassVar[frozenset[Zone]] = frozenset(Zone)

    def fits(self, event: Event) -> bool:
        return isinstance(event, Move) and event.to in self.to and event.to is not Zone.BATTLEFIELD

    @rule("603.6c")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or not self.fits(event):
            return None
        last = game.state.gone.get(event.object)
        if last is None or last.object.zone is not Zone.BATTLEFIELD:
            return None
        return {"it": (event.object,)} if subject.match(game, event.object, scope) else None


@says("die{s^}", "{is/are^} put into a graveyard from the battlefield")
class Dies(LeavesPlay, frozen=True):
    """Is put into a graveyard from the battlefield."""

    to: ClassVar[frozenset[Zone]] = frozenset({Zone.GRAVEYARD})


@says("{is/are^} put into a graveyard")
class HostDies(Dies, frozen=True):
    """The enchanted or equipped permanent is put into a graveyard, which it can only be from the battlefield."""

    of_host: ClassVar[bool] = True


@says("leave{s^} the battlefield")
class Leaves(LeavesPlay, frozen=True):
    """Leaves the battlefield for any zone."""


@says("{is/are^} put into exile from the battlefield")
class GoesToExile(LeavesPlay, frozen=True):
    """Is exiled from the battlefield."""

    to: ClassVar[frozenset[Zone]] = frozenset({Zone.EXILE})


@says("{is/are^} returned to your hand")
class GoesToHand(LeavesPlay, frozen=True):
    """Goes to its owner's hand from the battlefield, "you" being the owner."""

    to: ClassVar[frozenset[Zone]] = frozenset({Zone.HAND})

    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        roles = super().match(game, event, subject, scope)
        mine = roles is not None and game.object(roles["it"][0]).owner == scope.controller
        return roles if mine else None

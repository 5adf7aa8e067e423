"""Events of going into exile: of permanents, and of cards from anywhere."""

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
from engine.words.events.zones import LeavesPlay
from engine.words.origins import Origin


@says("{is/are^} put into exile[ {origin}]", "{is/are^} put into exile[ {origin}] during your turn")
class IsExiled(EventVerb, frozen=True):
    """Cards are put into exile from anywhere; permanents from the battlefield."""

    origin: Origin | None = None
    looks_back: ClassVar[bool] = True

    def fits(self, event: Event) -> bool:
        return isinstance(event, Move) and event.to is Zone.EXILE

    @rule("603.6c", "406.1")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        last = game.state.gone.get(event.object) if isinstance(event, Move) and self.fits(event) else None
        if not isinstance(event, Move) or last is None or (self.wording == 1 and not game.state.is_active(scope.controller)):
            return None
        if self.origin is not None and not self.origin.has(last.object.zone, last.object.owner, scope):
            return None
        things = subject.things
        if things is not None and "card" in things.nouns():
            thing = game.state.became.get(event.object, event.object)
        else:
            thing = event.object
            if last.object.zone is not Zone.BATTLEFIELD:
                return None
        return {"it": (thing,)} if subject.match(game, thing, scope) else None


@says("{is/are^} exiled from the battlefield")
class IsExiledFromPlay(LeavesPlay, frozen=True):
    """Is exiled from the battlefield."""

    to: ClassVar[frozenset[Zone]] = frozenset({Zone.EXILE})

"""Events of going into exile: of permanents, and of cards from anywhere."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.state import LastKnown
from engine.game.zones import Move
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.events.zones import LeavesPlay


class ExiledFrom(Word, frozen=True):
    """Where what is exiled comes from."""

    def has(self, last: LastKnown, scope: Scope) -> bool:
        """Whether it was there."""
        return True


@says(
    "from anywhere", "from graveyards", "from graveyards and/or the battlefield", "from your graveyard", "from your hand",
    "from your library and/or your graveyard", "from your library",
)
class FromZones(ExiledFrom, frozen=True):
    """Certain zones, anybody's or the controller's."""

    def has(self, last: LastKnown, scope: Scope) -> bool:
        zones = (
            frozenset(Zone), {Zone.GRAVEYARD}, {Zone.GRAVEYARD, Zone.BATTLEFIELD}, {Zone.GRAVEYARD}, {Zone.HAND},
            {Zone.LIBRARY, Zone.GRAVEYARD}, {Zone.LIBRARY},
        )[self.wording]
        return last.object.zone in zones and (self.wording < 3 or last.object.owner == scope.controller)


@says("{is/are^} put into exile[ {origin}]", "{is/are^} put into exile[ {origin}] during your turn")
class IsExiled(EventVerb, frozen=True):
    """Cards are put into exile from anywhere; permanents from the battlefield."""

    origin: ExiledFrom | None = None
    looks_back: ClassVar[bool] = True

    def fits(self, event: Event) -> bool:
        return isinstance(event, Move) and event.to is Zone.EXILE

    @rule("603.6c", "406.1")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        last = game.state.gone.get(event.object) if isinstance(event, Move) and self.fits(event) else None
        if not isinstance(event, Move) or last is None or (self.wording == 1 and game.state.turn.active != scope.controller):
            return None
        if self.origin is not None and not self.origin.has(last, scope):
            return None
        things = getattr(subject, "things", None)
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

"""Events of permanents changing their status: tapped, untapped, turned face up, transformed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.status import Mark, PhaseIn, PhaseOut, Tap, Transform, TurnFaceUp, Untap
from engine.phrase import says, template_of
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject


@says("become{s^} monstrous", "become{s^} renowned")
class BecomesMarked(EventVerb, frozen=True):
    """Gets a designation."""

    @rule("701.37b")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        mark = ("monstrous", "renowned")[self.wording]
        if not isinstance(event, Mark) or event.mark != mark or not event.on or not subject.match(game, event.object, scope):
            return None
        return {"it": (event.object,)}


_CHANGES: Final = {
    "become{s^} tapped": Tap,
    "become{s^} untapped": Untap,
    "{is/are^} turned face up": TurnFaceUp,
    "transform{s^}": Transform,
    "transform{s^} into ~": Transform,
    "phase{s^} in": PhaseIn,
    "phase{s^} out": PhaseOut,
}
"""Each change of status with the event that it is."""


@says(*_CHANGES)
class ChangesStatus(EventVerb, frozen=True):
    """Becomes tapped or untapped, is turned face up, transforms (into the face that says so), or phases."""

    looks_back: ClassVar[bool] = True

    @rule("603.10b")
    def fits(self, event: Event) -> bool:
        """Phasing out is seen as things were just before it."""
        return isinstance(event, PhaseOut)

    @rule("603.2e")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, _CHANGES[template_of(self)]) or not subject.match(game, event.object, scope):
            return None
        return {"it": (event.object,)}

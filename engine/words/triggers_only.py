"""Triggered abilities of an event that counts only in a player's own turn, or only while something is so."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, EventPattern
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.abilities import Trigger
from engine.words.events.happening import Happens
from engine.words.events.status import ChangesStatus
from engine.words.events.zones import Dies, Enters, Leaves

OF_THESE = (Enters, Dies, Leaves, ChangesStatus)
"""The events of which it is said so."""


class OnlyThen(EventPattern, frozen=True):
    """An event that happens while something is so; made of what was read, never read by itself."""

    of: EventPattern
    so: Condition | None = None

    @property
    def one_or_more(self) -> bool:
        """Whether what happens at once counts as one event."""
        return self.of.one_or_more

    def group(self, slots: Any) -> Any:
        """What events that happen at once have in common when they are one."""
        return self.of.group(slots)

    def looks_back_at(self, event: Event) -> bool:
        """Whether this event is seen as things were just before it."""
        return self.of.looks_back_at(event)

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        so = game.state.is_active(scope.controller) if self.so is None else self.so.holds(game, scope)
        return self.of.match(game, event, scope) if so else None


@says(
    "whenever {event} during your turn[, if {condition}], {effect}[ {limits:space+}]",
    "whenever {event} while {so}[, if {condition}], {effect}[ {limits:space+}]",
)
class WheneverThen(Trigger, frozen=True, kw_only=True):
    """An ability that triggers on an event only in its controller's turn, or while something is so."""

    event: EventPattern
    so: Condition | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.event, Happens) or not all(isinstance(v, OF_THESE) for v in self.event.verbs):
            raise Unfit  # other events say such things with words of their own

    @property
    def trigger(self) -> EventPattern:
        """The event, as far as it counts."""
        return OnlyThen(of=self.event, so=self.so)

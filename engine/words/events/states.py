"""State triggers: "when you control no Islands"."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, EventPattern
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.conditions.controlling import Controls, ControlsMany, ControlsNone
from engine.words.conditions.objects import CountersThere, HasCounters, HasNone, QualityIs, ThereAre
from engine.words.conditions.players import HasHand, HasLife, HasNoHand

STATES = (
    Controls, ControlsMany, ControlsNone, CountersThere, HasCounters, HasNone, QualityIs, ThereAre, HasHand, HasLife, HasNoHand,
)


@says("{state}")
class StateIs(EventPattern, frozen=True):
    """Something is so: it triggers as soon as it is, no event needed."""

    state: Condition

    def __post_init__(self) -> None:
        if not isinstance(self.state, STATES):
            raise Unfit

    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        """No event triggers it: the machine looks at the state."""
        return None

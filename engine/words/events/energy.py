"""Events of players getting energy counters."""

from __future__ import annotations

from typing import Any

from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import Antecedent


@says("{player} get{s} one or more {E}", "{player} get{s} one or more {E} during your turn")
class WhenGetsEnergy(EventPattern, frozen=True):
    """A player gets energy, however much at once."""

    player: PlayerReference

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much can be spoken of."""
        return (Antecedent(slot="amount", nature="number"),)

    @rule("122.6", "107.14")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, PutCounters) or event.kind != "energy" or event.on not in self.player.find(game, scope):
            return None
        if self.wording == 1 and not game.state.is_active(scope.controller):
            return None
        return {"player": (event.on,), "amount": event.amount}

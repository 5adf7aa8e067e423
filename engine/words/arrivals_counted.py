"""Cards that are put onto the battlefield with counters of several kinds."""

from __future__ import annotations

from typing import Any

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.arrivals import Arrival
from engine.words.effects.counters_of_kinds import SomeCounters


@says("with {kinds:and} on (it|them)")
class WithCountersOfKinds(Arrival, frozen=True):
    """With counters of several kinds."""

    kinds: tuple[SomeCounters, ...]

    @rule("614.1c")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        each = ((some.kind.name, some.amount.count(game, scope) or 0) for some in self.kinds)
        return {"counters": {kind: n for kind, n in each if n > 0}}

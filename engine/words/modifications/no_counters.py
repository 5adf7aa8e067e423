"""Objects that counters can't be put on."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.kinds import CounterKind
from engine.words.modifications.restrictions import Restriction


@says("can't have counters put on (it|them)", "can't have {kind} counters put on (it|them)")
class CantHaveCountersPut(Restriction, frozen=True):
    """No counters (of a kind) are put on them."""

    kind: CounterKind | None = None

    @rule("101.2", "122.1")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, PutCounters) or action.on not in meant:
            return None
        if self.kind is not None and action.kind != self.kind.name:
            return None
        return forbidden(f"Counters can't be put on {game.name(action.on)}.", game.name(scope.source))

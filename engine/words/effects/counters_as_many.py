"""Removing a number of counters that an amount says."""

from __future__ import annotations

from engine.game.counters import RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.effects.removal import present
from engine.words.kinds import CounterKind


@says("remove{s^} a number of {kind} counters equal to {amount} from {things}")
class RemoveAsMany(PlayerVerb, frozen=True):
    """So many counters of a kind, or as many as are there."""

    kind: CounterKind
    amount: Quantity
    things: ObjectReference

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        has = {t: game.object(t).counters.get(self.kind.name, 0) for t in present(game, scope, self.things.find(game, scope))}
        many, by = {t: min(n, m) for t, m in has.items()}, next(iter(players), None)
        game.happen(*(RemoveCounters(on=t, kind=self.kind.name, amount=m, by=by) for t, m in many.items() if m))

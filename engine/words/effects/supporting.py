"""Supporting: counters for up to so many other creatures."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral


@says("support {amount}")
class Support(TargetReference, PlayerVerb, frozen=True, kw_only=True):
    """A +1/+1 counter on each of up to so many targets: creatures other than the object itself."""

    amount: Numeral

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in game.state.zone(Zone.BATTLEFIELD) if self.is_legal(game, t, scope))

    @rule("701.41a")
    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        there = game.exists(thing) and game.object(thing).zone is Zone.BATTLEFIELD and not game.object(thing).is_phased_out
        return there and thing != scope.source and is_creature(game, thing)

    def minimum(self, game: Game, scope: Scope) -> int:
        return 0

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return self.amount.count(game, scope)

    @rule("701.41a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        there = [t for t in self.find(game, scope) if game.exists(t)]
        game.happen(*(PutCounters(on=t, kind="+1/+1", amount=1, by=players[0]) for t in there))

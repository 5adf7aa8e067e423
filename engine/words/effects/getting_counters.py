"""Players who get counters: as many as an amount says, one more; what they pay so."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import CostPart, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity
from engine.words.kinds import CounterKind

OF_PLAYERS = ("poison", "experience", "rad", "energy")


def get(game: Game, scope: Scope, players: tuple[Id, ...], kind: CounterKind, many: dict[Id, int]) -> None:
    """Give players counters."""
    game.happen(*(PutCounters(on=p, kind=kind.name, amount=many[p], by=scope.controller) for p in players if many[p] > 0))


@says("get{s^} a number of {kind} counters equal to {amount}")
class GetSoMany(PlayerVerb, frozen=True):
    """Players get as many counters as an amount says."""

    kind: CounterKind
    amount: Quantity

    def __post_init__(self) -> None:
        if self.kind.name not in OF_PLAYERS:
            raise Unfit

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = {p: self.amount.count(game, scope.for_each(p)) or 0 for p in players}
        get(game, scope, players, self.kind, many)


@says("get{s^} an additional {kind} counter", "get{s^} another {kind} counter")
class GetOneMore(PlayerVerb, frozen=True):
    """Players get one more counter."""

    kind: CounterKind

    def __post_init__(self) -> None:
        if self.kind.name not in OF_PLAYERS:
            raise Unfit

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        get(game, scope, players, self.kind, dict.fromkeys(players, 1))


@says("get {number} {kind} counter{s@number}")
class GetCountersCost(CostPart, frozen=True):
    """Getting counters as a cost."""

    number: Numeral
    kind: CounterKind

    def __post_init__(self) -> None:
        if self.kind.name != "poison":
            raise Unfit

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    @rule("118.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        many = self.number.count(game, scope) or 0
        game.happen(PutCounters(on=player, kind=self.kind.name, amount=many, by=player, for_cost=True))

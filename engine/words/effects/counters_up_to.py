"""Counters up to a total, and counters shared out as the instruction is carried out."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral, Quantity
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind
from engine.words.sentences import Sentence


@says(
    "put up to {amount} {kind} counters on ~. "
    "this ability can't cause the total number of {again} counters on ~ to be greater than {most}"
)
class PutUpToTotal(Sentence, frozen=True):
    """Counters are put on the object, no more than make a total."""

    amount: Numeral
    kind: CounterKind
    again: CounterKind
    most: Number

    def __post_init__(self) -> None:
        if self.kind != self.again:
            raise Unfit

    @rule("122.6")
    def happen(self, game: Game, scope: Scope) -> None:
        if not game.exists(scope.source):
            return
        room = max(0, self.most.n - game.object(scope.source).counters.get(self.kind.name, 0))
        most = min(room, self.amount.count(game, scope) or 0)
        options = [(n, str(n)) for n in range(most + 1)]
        many = game.choose_one(scope.controller, "number", options, about=scope.source, prompt="How many counters?") or 0
        if many:
            game.happen(PutCounters(on=scope.source, kind=self.kind.name, amount=many, by=scope.controller))


class Shared(Word, frozen=True):
    """How many counters of a kind are shared out."""

    kind: CounterKind

    def many(self, game: Game, scope: Scope) -> int:
        """The number."""
        return 0


@says("{amount} {kind} counter{s@amount}")
class SharedNumber(Shared, frozen=True, kw_only=True):
    """A number of them."""

    amount: Numeral

    def many(self, game: Game, scope: Scope) -> int:
        return self.amount.count(game, scope) or 0


@says("a number of {kind} counters equal to {quantity}")
class SharedQuantity(Shared, frozen=True, kw_only=True):
    """As many as an amount says."""

    quantity: Quantity

    def many(self, game: Game, scope: Scope) -> int:
        return self.quantity.count(game, scope) or 0


@says("distribute{s^} {shared} among any number of {things:many}")
class ShareOut(PlayerVerb, frozen=True):
    """Counters are shared out among things that fit as the player chooses, without targets."""

    shared: Shared
    things: ObjectFilter

    @rule("608.2d", "122.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        options = [(t, game.name(t)) for t in candidates(game, self.things, scope)]
        shares: dict[Id, int] = {}
        for _ in range(self.shared.many(game, scope) if options else 0):
            one = game.choose_one(players[0], "choice", options, about=scope.source, prompt="Where does the next counter go?")
            shares[one] = shares.get(one, 0) + 1
        kind = self.shared.kind.name
        game.happen(*(PutCounters(on=t, kind=kind, amount=n, by=players[0]) for t, n in shares.items()))

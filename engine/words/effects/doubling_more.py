"""Doubling again and again, doubling what a player has, all counters but some, and odd or even numbers."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.counters_said import SomeOfThem
from engine.words.effects.doubling import Sides, multiply
from engine.words.effects.removal import present
from engine.words.filters.base import Qualifier
from engine.words.filters.comparisons import Quality
from engine.words.kinds import CounterKind
from engine.words.references.possessive import ObjectsOwn
from engine.words.sentences import Sentence


@says("{until}, double {whose} {sides} {times} times")
class DoubledOften(Sentence, frozen=True):
    """The power or toughness of a creature is doubled a number of times."""

    until: Duration
    whose: ObjectsOwn
    sides: Sides
    times: Numeral

    @rule("701.10a")
    def happen(self, game: Game, scope: Scope) -> None:
        factor = 2 ** (self.times.count(game, scope) or 0)
        if factor > 1:
            multiply(game, scope, present(game, scope, self.whose.find(game, scope)), self.sides, factor, self.until)


@says("double{s^} the number of each kind of counter (you have|they have)")
class DoubleOwnCounters(PlayerVerb, frozen=True):
    """Players get as many counters of each kind as they have."""

    @rule("701.10e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        has = [(p, kind, n) for p in players for kind, n in game.state.players[p].counters.items() if n]
        game.happen(*(PutCounters(on=p, kind=kind, amount=n, by=scope.controller) for p, kind, n in has))


@says("all but {amount} {kind} counter{s@amount}")
class AllBut(SomeOfThem, frozen=True):
    """All counters of a kind but a number of them."""

    amount: Numeral
    kind: CounterKind

    def bounds(self, game: Game, scope: Scope, there: int) -> tuple[int, int]:
        many = max(0, there - (self.amount.count(game, scope) or 0))
        return many, many


@says("an odd", "an even")
class Parity(Word, frozen=True):
    """Odd or even."""

    def has(self, n: int) -> bool:
        """Whether a number is so."""
        return n % 2 == 1 - self.wording


@says("with {parity} {quality}")
class WithParity(Qualifier, frozen=True):
    """With a power, toughness or mana value that is odd, or even."""

    parity: Parity
    quality: Quality

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        n = self.quality.of(game, thing)
        return n is not None and self.parity.has(n)

"""Counters as removing and moving speak of them: a number of them or as many as wanted, of a kind or of any."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import present
from engine.words.kinds import CounterKind
from engine.words.references.chosen import Chosen, told

Taken = tuple[Id, str]
"""A counter: what it is on, and its kind."""


class SomeOfThem(Word, frozen=True):
    """So many counters."""

    @property
    def kind(self) -> CounterKind | None:
        """Their kind, where it is said."""
        return None

    def bounds(self, game: Game, scope: Scope, there: int) -> tuple[int, int]:
        """The least and the greatest number of them, when so many are there."""
        return 0, there

    def on(self, game: Game, thing: Id) -> dict[str, int]:
        """The counters on a thing that are meant."""
        found = game.state.players[thing] if thing in game.state.players else game.object(thing)
        kind = self.kind
        return {k: n for k, n in found.counters.items() if n and (kind is None or k == kind.name)}


@says("{amount} counter{s@amount}")
class SoManyCounters(SomeOfThem, frozen=True):
    """A number of counters of any kinds."""

    amount: Numeral

    def bounds(self, game: Game, scope: Scope, there: int) -> tuple[int, int]:
        many = min(there, self.amount.count(game, scope) or 0)
        return many, many


@says("{amount} {kind} counter{s@amount}")
class SoManyOfAKind(SoManyCounters, frozen=True, kw_only=True):
    """A number of counters of a kind; from one thing they are taken by words of their own."""

    kind: CounterKind


@says("up to {amount} counter{s@amount}", "up to {amount} {kind} counter{s@amount}")
class UpToSoManyCounters(SomeOfThem, frozen=True):
    """At most a number of counters."""

    amount: Numeral
    kind: CounterKind | None = None

    def bounds(self, game: Game, scope: Scope, there: int) -> tuple[int, int]:
        return 0, min(there, self.amount.count(game, scope) or 0)


@says(
    "any number of counters", "any number of {kind} counters", "one or more counters", "one or more {kind} counters",
)
class AnyNumberOfCounters(SomeOfThem, frozen=True):
    """As many counters as wanted, or at least one."""

    kind: CounterKind | None = None

    def bounds(self, game: Game, scope: Scope, there: int) -> tuple[int, int]:
        return min(there, self.wording // 2), there


def bearers(game: Game, scope: Scope, some: SomeOfThem, things: ObjectReference, players: tuple[Id, ...]) -> tuple[Id, ...]:
    """What is meant; where a player chooses it, one of those that have such counters."""
    if not isinstance(things, Chosen) or things.plural:
        return present(game, scope, told(game, scope, things, players))
    able = [(t, game.name(t)) for t in things.fits(game, scope.for_each(players[0])) if some.on(game, t)]
    found = game.choose(players[0], "choice", able, minimum=min(1, len(able)), maximum=1, about=scope.source)
    scope.slots[things.slot] = tuple(found)
    return tuple(found)


@rule("122.1")
def chosen(game: Game, scope: Scope, some: SomeOfThem, things: Iterable[Id], player: Id) -> list[Taken]:
    """The counters on these things that a player chooses, first how many and then which."""
    there = [(t, kind) for t in things for kind, n in some.on(game, t).items() for _ in range(n)]
    least, most = some.bounds(game, scope, len(there))
    many = least
    if least != most:
        numbers = [(n, str(n)) for n in range(least, most + 1)]
        many = game.choose_one(player, "number", numbers, about=scope.source, prompt="How many counters?")
    return list(_which(game, scope, there, many, player))


def _which(game: Game, scope: Scope, there: list[Taken], many: int, player: Id) -> Iterable[Taken]:
    for _ in range(many):
        each = {(t, kind): f"{kind} counter from {game.name(t)}" for t, kind in there}
        one = game.choose_one(player, "counter", list(each.items()), about=scope.source, prompt="Which counter?")
        there.remove(one)
        yield one


def summed(taken: Iterable[Taken]) -> dict[Taken, int]:
    """How many of each there are."""
    found: dict[Taken, int] = {}
    for one in taken:
        found[one] = found.get(one, 0) + 1
    return found


@says("all but {amount} {kind} counter{s@amount}")
class AllBut(SomeOfThem, frozen=True):
    """All counters of a kind but a number of them."""

    amount: Numeral
    kind: CounterKind

    def bounds(self, game: Game, scope: Scope, there: int) -> tuple[int, int]:
        many = max(0, there - (self.amount.count(game, scope) or 0))
        return many, many

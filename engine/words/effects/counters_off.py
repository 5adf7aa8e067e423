"""Removing and moving counters of the player's choice: "remove up to five counters from target permanent"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import RemoveCounters
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.counters_said import (
    AnyNumberOfCounters,
    SoManyCounters,
    SoManyOfAKind,
    SomeOfThem,
    Taken,
    bearers,
    chosen,
    summed,
)
from engine.words.effects.counters import move_all
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import MANY, Antecedent
from engine.words.references.chosen import Chosen, told


class TakesCounters(PlayerVerb, frozen=True, kw_only=True):
    """Counters are removed; how many they were can be spoken of."""

    some: SomeOfThem
    slot: str = ""
    makes: ClassVar[str] = "removed"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were removed can be spoken of."""
        return (Antecedent(slot=self.slot, nature="number", nouns=MANY), Antecedent(slot=self.slot, nature="removed"))

    def able(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        """What counters could be removed from."""
        return ()

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there are enough of them, where a number of them is said."""
        there = sum(sum(self.some.on(game, t).values()) for t in self.able(game, scope, player))
        needed = self.some.amount.count(game, scope) or 0 if isinstance(self.some, SoManyCounters) else 1
        return there >= needed

    def take(self, game: Game, scope: Scope, things: tuple[Id, ...], player: Id) -> None:
        """Remove counters of the player's choice from these things."""
        taken = chosen(game, scope, self.some, things, player)
        game.happen(*(RemoveCounters(on=t, kind=kind, amount=n, by=player) for (t, kind), n in summed(taken).items()))
        scope.slots[self.slot] = len(taken)


@says("remove{s^} {some} from {things:one}")
class RemoveSome(TakesCounters, frozen=True, kw_only=True):
    """Counters are removed from one thing."""

    things: ObjectReference

    def __post_init__(self) -> None:
        if isinstance(self.some, SoManyOfAKind):
            raise Unfit

    def able(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        own = scope.for_each(player)
        if isinstance(self.things, Chosen):
            return tuple(self.things.fits(game, own))
        return present(game, scope, self.things.find(game, own))

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self.take(game, scope, bearers(game, scope, self.some, self.things, players), players[0])


@says("remove{s^} {some} from among {things:many}", "remove{s^} {some} from among all {things:many}")
class RemoveSomeFromAmong(TakesCounters, frozen=True, kw_only=True):
    """Counters are removed from things that fit, from each of them as many as wanted."""

    things: ObjectFilter

    def able(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return candidates(game, self.things, scope)

    @rule("122.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self.take(game, scope, self.able(game, scope, players[0]), players[0])


@says("move{s^} {some} from {source:one} onto {target:one}", "move{s^} all counters from {source:one} onto {target:one}")
class MoveSome(PlayerVerb, frozen=True, kw_only=True):
    """Counters of the player's choice, or all of them, go from one object to another."""

    source: ObjectReference
    target: ObjectReference
    some: SomeOfThem | None = None

    def __post_init__(self) -> None:
        if isinstance(self.some, SoManyOfAKind):
            raise Unfit

    @rule("122.5")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        one = bearers(game, scope, self.some or SomeOfThem(), self.source, players)
        other = present(game, scope, told(game, scope, self.target, players))
        if not one or not other or one[0] == other[0]:
            return
        has = {(one[0], kind): n for kind, n in game.object(one[0]).counters.items() if n}
        moved = has if self.some is None else summed(chosen(game, scope, self.some, one[:1], players[0]))
        move_all(game, moved, other[0], players[0])


@says(
    "move{s^} {some} from among {things:many} onto {target:one}",
    "move{s^} {some} from other {things:many} onto {target:one}",
    "move{s^} all {kind} counters from all {things:many} onto {target:one}",
)
class MoveFromAmong(PlayerVerb, frozen=True, kw_only=True):
    """Counters of the player's choice, or all of a kind, go from things that fit to one of them or another."""

    things: ObjectFilter
    target: ObjectReference
    some: SomeOfThem | None = None
    kind: CounterKind | None = None

    @rule("122.5")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        other = present(game, scope, told(game, scope, self.target, players))
        if not other:
            return
        there = tuple(t for t in candidates(game, self.things, scope) if t != other[0])
        some = self.some or AnyNumberOfCounters(wording=1, kind=self.kind)
        moved = chosen(game, scope, some, there, players[0]) if self.some is not None else everything(game, some, there)
        move_all(game, summed(moved), other[0], players[0])


def everything(game: Game, some: SomeOfThem, things: tuple[Id, ...]) -> list[Taken]:
    """All such counters on these things."""
    return [(t, kind) for t in things for kind, n in some.on(game, t).items() for _ in range(n)]

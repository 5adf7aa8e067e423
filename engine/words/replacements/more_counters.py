"""More counters than would have been put, or fewer: of every kind, on permanents and players."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.amounts import Number
from engine.words.kinds import CounterKind
from engine.words.replacements.more import Bearer, BearerThat, MoreCounters, OfEachKind, OnIt, SoManyMore


@says("another {things:one}")
class BearerOther(BearerThat, frozen=True):
    """Another permanent that fits."""

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing != scope.source and super().has(game, thing, scope)


@says("a(n) {things} or player", "a(n) {things} or on yourself", "a(n) {things} or yourself")
class BearerOrPlayer(BearerThat, frozen=True):
    """A permanent that fits, or a player: anybody, or the controller of the ability."""

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return self.wording == 0 or thing == scope.controller
        return super().has(game, thing, scope)


@says("on that permanent or player", "on that creature or player")
class OnEither(OnIt, frozen=True):
    """On the same permanent or player."""


@says(
    "if you would put one or more counters on {bearer}, put {more} {kinds} {on} instead",
    "if one or more counters would be put on {bearer}, {more} {kinds} are put {on} instead",
)
class MoreOfEveryKind(MoreCounters, frozen=True):
    """Of every kind: some times as many, or some more."""

    bearer: Bearer
    more: SoManyMore
    kinds: OfEachKind
    on: OnIt

    def number(self, amount: int) -> int:
        return self.more.of(amount)

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return (self.wording == 1 or event.by == scope.controller) and self.bearer.has(game, event.on, scope)


@says("if you would get one or more counters, you get {more} {kinds} instead")
class YouGetMore(MoreCounters, frozen=True):
    """The controller of the ability gets more counters."""

    more: SoManyMore
    kinds: OfEachKind

    def number(self, amount: int) -> int:
        return self.more.of(amount)

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return event.on == scope.controller


@says("if one or more {kind} counters would be put on {bearer}, that many {again} counters minus {less} are put {on} instead")
class SoManyFewer(MoreCounters, frozen=True):
    """So many counters of a kind fewer are put."""

    kind: CounterKind
    bearer: Bearer
    again: CounterKind
    less: Number
    on: OnIt

    def __post_init__(self) -> None:
        if self.kind != self.again:
            raise Unfit

    def number(self, amount: int) -> int:
        return max(0, amount - self.less.n)

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return event.kind == self.kind.name and self.bearer.has(game, event.on, scope)

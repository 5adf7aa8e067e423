"""More counters than would have been put, or fewer: of one kind or of every kind, on permanents and players."""

from __future__ import annotations

import msgspec

from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import CounterKind
from engine.words.replacements.instead import Instead


class Bearer(Word, frozen=True):
    """On what counters would be put."""

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether this is one."""
        return False


@says("a(n) {things}")
class BearerThat(Bearer, frozen=True):
    """A permanent that fits."""

    things: ObjectFilter

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing not in game.state.players and self.things.match(game, thing, scope)


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


@says("~")
class BearerItself(Bearer, frozen=True):
    """The object itself."""

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == scope.source


@says("twice that many", "three times that many", "that many plus {plus}")
class SoManyMore(Word, frozen=True):
    """How many instead."""

    plus: Number | None = None

    def of(self, amount: int) -> int:
        """The number."""
        return amount + self.plus.n if self.plus is not None else amount * (2 + self.wording)


@says("on it", "on that creature", "on that permanent", "on that artifact or creature")
class OnIt(Word, frozen=True):
    """On the same thing, said again."""


@says("on that permanent or player", "on that creature or player")
class OnEither(OnIt, frozen=True):
    """On the same permanent or player."""


@says("of those counters", "of each of those kinds of counters")
class OfEachKind(Word, frozen=True):
    """Of every kind that would be put there."""


class MoreCounters(Instead, frozen=True):
    """More counters are put on something."""

    def number(self, amount: int) -> int:
        """How many instead."""
        return amount

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        """Whether it is these counters."""
        return False

    @rule("614.1a", "614.16")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, PutCounters) or event.amount < 1 or not self.meant(game, event, scope):
            return None
        return (msgspec.structs.replace(event, amount=self.number(event.amount)),)


class OfAKind(MoreCounters, frozen=True):
    """Counters of one kind, on something."""

    kind: CounterKind
    bearer: Bearer
    again: CounterKind
    on: OnIt

    def __post_init__(self) -> None:
        if self.kind != self.again:
            raise Unfit

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return event.kind == self.kind.name and self.bearer.has(game, event.on, scope)


@says("if one or more {kind} counters would be put on {bearer}, {more} {again} counters are put {on} instead")
class MoreOfAKind(OfAKind, frozen=True, kw_only=True):
    """Of one kind: some times as many, or some more."""

    more: SoManyMore

    def number(self, amount: int) -> int:
        return self.more.of(amount)


@says("if you would put one or more {kind} counters on {bearer}, put {more} {again} counters {on} instead")
class YouPutMoreOfAKind(MoreOfAKind, frozen=True, kw_only=True):
    """The same where the controller of the ability would put them."""

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return event.by == scope.controller and super().meant(game, event, scope)


@says("if one or more {kind} counters would be put on {bearer}, that many {again} counters minus {less} are put {on} instead")
class SoManyFewer(OfAKind, frozen=True, kw_only=True):
    """Of one kind: so many fewer."""

    less: Number

    def number(self, amount: int) -> int:
        return max(0, amount - self.less.n)


class OfEveryKind(MoreCounters, frozen=True):
    """Counters of whatever kind: some times as many, or some more."""

    more: SoManyMore
    kinds: OfEachKind

    def number(self, amount: int) -> int:
        return self.more.of(amount)


@says("if one or more counters would be put on {bearer}, {more} {kinds} are put {on} instead")
class MoreOfEveryKind(OfEveryKind, frozen=True, kw_only=True):
    """On something that fits."""

    bearer: Bearer
    on: OnIt

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return self.bearer.has(game, event.on, scope)


@says("if you would put one or more counters on {bearer}, put {more} {kinds} {on} instead")
class YouPutMoreOfEveryKind(MoreOfEveryKind, frozen=True, kw_only=True):
    """The same where the controller of the ability would put them."""

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return event.by == scope.controller and super().meant(game, event, scope)


@says("if an opponent would put one or more counters on {bearer}, they put half that many {kinds} {on} instead, rounded down")
class OpponentsPutHalf(MoreCounters, frozen=True):
    """Half as many where an opponent of the controller of the ability would put them."""

    bearer: Bearer
    kinds: OfEachKind
    on: OnIt

    def number(self, amount: int) -> int:
        return amount // 2

    @rule("107.1a")
    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return event.by in game.state.opponents(scope.controller) and self.bearer.has(game, event.on, scope)


@says("if an effect would put one or more counters on {bearer}, it puts {more} {kinds} {on} instead")
class EffectPutsMoreOfEveryKind(MoreOfEveryKind, frozen=True, kw_only=True):
    """The same where an effect would put them, not the payment of a cost."""

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return not event.for_cost and super().meant(game, event, scope)


@says("if you would get one or more counters, you get {more} {kinds} instead")
class YouGetMore(OfEveryKind, frozen=True):
    """The controller of the ability gets more counters."""

    def meant(self, game: Game, event: PutCounters, scope: Scope) -> bool:
        return event.on == scope.controller

"""More or other than would have happened: life, tokens, counters, cards drawn."""

from __future__ import annotations

import msgspec

from engine.game.counters import PutCounters, RemoveCounters, counters_on
from engine.game.damage import Damage
from engine.game.events import DidNotHappen, Event, Then
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.scope import Scope
from engine.game.zones import CreateToken, Draw
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.prevention import told
from engine.words.kinds import CounterKind
from engine.words.replacements.instead import Instead


@says("twice", "three times")
class Times(Word, frozen=True):
    """How many times as many."""

    @property
    def factor(self) -> int:
        """The number."""
        return 2 + self.wording


@says(
    "if {player} would gain life, {again} gain{s@again} {times} that much life instead",
    "if {player} would gain life, {again} gain{s@again} that much life plus {more} instead",
)
class MoreLife(Instead, frozen=True):
    """More life is gained."""

    player: PlayerReference
    again: PlayerReference
    times: Times | None = None
    more: Number | None = None

    def __post_init__(self) -> None:
        if type(self.player) is not type(self.again) and not hasattr(type(self.again), "refers"):
            raise Unfit

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, GainLife) or event.player not in self.player.find(game, scope):
            return None
        factor, more = self.times.factor if self.times is not None else 1, self.more.n if self.more is not None else 0
        amount = event.amount * factor + more
        return (msgspec.structs.replace(event, amount=amount),)


@says("if {player} would gain life, that player gains no life instead")
class NoLifeInstead(Instead, frozen=True):
    """No life is gained."""

    player: PlayerReference

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, GainLife) or event.player not in self.player.find(game, scope):
            return None
        return (DidNotHappen(event=event, why=f"{game.name(event.player)} gains no life."),)


@says("if {player} would gain life, that player loses that much life instead")
class LoseInstead(Instead, frozen=True):
    """Life is lost instead of gained."""

    player: PlayerReference

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, GainLife) or event.player not in self.player.find(game, scope):
            return None
        return (LoseLife(player=event.player, amount=event.amount, source=scope.source),)


@says("if you would gain life, draw that many cards instead")
class DrawInsteadOfLife(Instead, frozen=True):
    """Cards are drawn instead of life being gained."""

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, GainLife) or event.player != scope.controller:
            return None
        draws = tuple(Draw(player=event.player, by=scope.source) for _ in range(event.amount))
        return (DidNotHappen(event=event, why=f"{game.name(event.player)} draws instead of gaining life."), Then(events=draws))


@says("under your control")
class UnderYourControl(Word, frozen=True):
    """Where the tokens come."""


@says(
    "if one or more tokens would be created {where}, {times} that many of those tokens are created instead",
    "if an effect would create one or more tokens {where}, it creates {times} that many of those tokens instead",
)
class MoreTokens(Instead, frozen=True):
    """Twice or three times as many tokens are created."""

    where: UnderYourControl
    times: Times

    @rule("614.1a", "614.16")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, CreateToken) or event.controller != scope.controller:
            return None
        return (event,) * self.times.factor


@says("it", "~")
class Itself(Word, frozen=True):
    """The same object, said again."""


@says("if damage would be dealt to ~, prevent that damage. remove a(n) {kind} counter from ~.")
class CounterForDamage(Static, frozen=True):
    """Damage is prevented and a counter goes."""

    kind: CounterKind

    @rule("615.1a", "615.5")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source or not event.can_be_prevented:
            return None
        removed = RemoveCounters(on=scope.source, kind=self.kind.name, amount=1)
        return (told(game, event, event.amount), Then(events=(removed,), once=(scope.source, self.kind.name)))


@says("if damage would be dealt to ~, put that many {kind} counters on it instead")
class CountersForDamage(Instead, frozen=True):
    """Counters are put on it instead of damage being dealt."""

    kind: CounterKind

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source:
            return None
        return (PutCounters(on=scope.source, kind=self.kind.name, amount=event.amount, by=scope.controller),)


@says("a {kind} counter")
class OneCounter(Word, frozen=True):
    """One counter of a kind."""

    kind: CounterKind


@says("that many {kind} counters")
class ThatManyCounters(Word, frozen=True):
    """As many as there would have been damage."""

    kind: CounterKind


@says(
    "if damage would be dealt to ~ while it has a {kind} counter on it, prevent that damage and remove {one} from {it}",
    "if damage would be dealt to ~ while it has a {kind} counter on it, prevent that damage and remove {many} from {it}",
)
class CountersShield(Instead, frozen=True):
    """While it has counters damage is prevented and counters go."""

    kind: CounterKind
    it: Itself
    one: OneCounter | None = None
    many: ThatManyCounters | None = None

    def __post_init__(self) -> None:
        gone = self.one or self.many
        if gone is not None and gone.kind != self.kind:
            raise Unfit

    @rule("615.1a", "615.5")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source or not event.can_be_prevented:
            return None
        if not counters_on(game.state, scope.source, self.kind.name):
            return None
        amount = 1 if self.wording == 0 else event.amount
        return (told(game, event, event.amount), RemoveCounters(on=scope.source, kind=self.kind.name, amount=amount))

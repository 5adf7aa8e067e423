"""Counters that are put or removed instead of damage being dealt."""

from __future__ import annotations

import msgspec

from engine.game.counters import PutCounters, RemoveCounters, counters_on
from engine.game.damage import Damage
from engine.game.events import Event, Then
from engine.game.intrinsic import instead_of_all_at_once
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.effects.prevention import DamageKind, told
from engine.words.events.damage import Recipient, ToSomething
from engine.words.events.subjects import Subject
from engine.words.kinds import CounterKind
from engine.words.replacements.damage import would
from engine.words.replacements.instead import Instead


@says("another player")
class ToAnotherPlayer(Recipient, frozen=True):
    """A player other than the controller of the ability."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in game.state.players and thing != scope.controller


@says("another {things:one}")
class ToAnother(ToSomething, frozen=True):
    """Something that fits, not the object itself."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing != scope.source and super().match(game, thing, scope)


@says("if {source} would deal {kind} to {recipient}, put that many {counter} counters on that creature instead")
class CountersRatherThanDamage(Instead, frozen=True):
    """Creatures get counters instead of being dealt damage."""

    source: Subject
    kind: DamageKind
    recipient: ToSomething
    counter: CounterKind

    def __post_init__(self) -> None:
        if "creature" not in self.recipient.things.nouns():
            raise Unfit

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not would(game, event, self.source, self.kind, self.recipient, scope):
            return None
        return (PutCounters(on=event.recipient, kind=self.counter.name, amount=event.amount, by=scope.controller),)


@says("it", "~")
class Itself(Word, frozen=True):
    """The same object, said again."""


@says("if damage would be dealt to ~, prevent that damage. remove a(n) {kind} counter from ~.")
class CounterForDamage(Static, frozen=True):
    """Damage is prevented and a counter goes."""

    kind: CounterKind

    @rule("615.1a", "615.5", "615.12")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source:
            return None
        removed = RemoveCounters(on=scope.source, kind=self.kind.name, amount=1)
        then = Then(events=(removed,), once=(scope.source, self.kind.name))
        return (told(game, event, event.amount) if event.can_be_prevented else event, then)


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

    @rule("615.1a", "615.5", "615.12")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source:
            return None
        if not counters_on(game.state, scope.source, self.kind.name):
            return None
        gone = RemoveCounters(on=scope.source, kind=self.kind.name, amount=1)
        if self.wording == 0:
            return instead_of_all_at_once(game, event, told(game, event, event.amount), gone)
        gone = msgspec.structs.replace(gone, amount=event.amount)
        return (told(game, event, event.amount) if event.can_be_prevented else event, gone)

"""Damage to other things and players, and counters that are put instead of damage being dealt."""

from __future__ import annotations

from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.prevention import DamageKind
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

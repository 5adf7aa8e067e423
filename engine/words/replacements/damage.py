"""Damage changed or prevented by static abilities."""

from __future__ import annotations

import msgspec

from engine.game.counters import PutCounters, RemoveCounters
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Reference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.prevention import ANYTHING, DamageKind, Shield, side, told
from engine.words.events.damage import Recipient
from engine.words.events.subjects import Subject
from engine.words.kinds import CounterKind
from engine.words.replacements.instead import Instead


@says("prevent all {kind} that would be dealt to {recipient}[ by {source}].")
class PreventsTo(Static, frozen=True):
    """Damage to something (by some sources) is prevented."""

    kind: DamageKind
    recipient: Reference
    source: Reference | None = None

    @rule("615.1a", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        sources = ANYTHING if self.source is None else side(game, scope, self.source)
        shield = Shield(kind=self.kind, protects=side(game, scope, self.recipient), sources=sources)
        return shield.replace(game, event, scope)


@says("prevent all {kind} that would be dealt by {source}.")
class PreventsBy(Static, frozen=True):
    """Damage by some sources is prevented."""

    kind: DamageKind
    source: Reference

    @rule("615.1a", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return Shield(kind=self.kind, sources=side(game, scope, self.source)).replace(game, event, scope)


@says("prevent all {kind} that would be dealt to and dealt by {both}.")
class PreventsToAndBy(Static, frozen=True):
    """Damage to and by something is prevented."""

    kind: DamageKind
    both: Reference

    @rule("615.1a", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        meant = side(game, scope, self.both)
        shields = (Shield(kind=self.kind, protects=meant), Shield(kind=self.kind, sources=meant))
        return next((told for s in shields if (told := s.replace(game, event, scope)) is not None), None)


class Hurt(Word, frozen=True):
    """To what the damage would be dealt."""

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether this is one."""
        return True


@says("a permanent or player", "any target")
class Anything(Hurt, frozen=True):
    """To anything."""


@says("{recipient}")
class HurtRecipient(Hurt, frozen=True):
    """To a player or a permanent that fits."""

    recipient: Recipient

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.recipient.match(game, thing, scope)


@says("an opponent or a permanent an opponent controls", "you or a permanent you control", "you or a creature you control")
class HurtSide(Hurt, frozen=True):
    """To an opponent, or to the controller, or something of theirs."""

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        owner = game.controller(thing)
        if self.wording == 0:
            return owner in game.state.opponents(scope.controller)
        is_fit = self.wording == 1 or thing in game.state.players or "creature" in game.characteristics(thing).types
        return owner == scope.controller and is_fit


class Dealing(Word, frozen=True):
    """An event of damage that would be dealt: by what, to what, of which kind."""

    def meant(self, game: Game, event: Event, scope: Scope) -> Damage | None:
        """The damage, if it is meant."""
        return None


@says("{source} would deal {kind} to {hurt}")
class DealingTo(Dealing, frozen=True):
    """A source would deal damage to something."""

    source: Subject
    kind: DamageKind
    hurt: Hurt

    def meant(self, game: Game, event: Event, scope: Scope) -> Damage | None:
        if not isinstance(event, Damage) or not self.kind.meant(event):
            return None
        fits = self.source.match(game, event.source, scope) and self.hurt.has(game, event.recipient, scope)
        return event if fits else None


@says("to that permanent or player", "to that player", "to that player or permanent", "to that creature", "to you")
class Again(Word, frozen=True):
    """The same recipient, said again."""


@says(
    "if {dealing}, it deals double that damage[ {again}] instead",
    "if {dealing}, it deals twice that much damage[ {again}] instead",
    "if {dealing}, it deals triple that damage[ {again}] instead",
)
class Multiplied(Instead, frozen=True):
    """Twice or three times as much is dealt."""

    dealing: Dealing
    again: Again | None = None

    @rule("614.1a", "701.10b")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        damage = self.dealing.meant(game, event, scope)
        if damage is None:
            return None
        return (msgspec.structs.replace(damage, amount=damage.amount * (2, 2, 3)[self.wording]),)


@says("if {dealing}, it deals that much damage plus {more}[ {again}] instead")
class Increased(Instead, frozen=True):
    """More is dealt."""

    dealing: Dealing
    more: Number
    again: Again | None = None

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        damage = self.dealing.meant(game, event, scope)
        return None if damage is None else (msgspec.structs.replace(damage, amount=damage.amount + self.more.n),)


@says("if {dealing}, prevent {some} of that damage")
class PartlyPrevented(Instead, frozen=True):
    """Some of it is prevented."""

    dealing: Dealing
    some: Number

    @rule("615.1a", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        damage = self.dealing.meant(game, event, scope)
        if damage is None or not damage.can_be_prevented:
            return None
        stopped = min(self.some.n, damage.amount)
        left = damage.amount - stopped
        return (told(game, damage, stopped), *((msgspec.structs.replace(damage, amount=left),) if left else ()))


@says("if {dealing}, prevent that damage")
class Prevented(Instead, frozen=True):
    """All of it is prevented."""

    dealing: Dealing

    @rule("615.1a", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        damage = self.dealing.meant(game, event, scope)
        if damage is None or not damage.can_be_prevented:
            return None
        return (told(game, damage, damage.amount),)


@says("if damage would be dealt to ~, prevent that damage. remove a(n) {kind} counter from ~.")
class CounterForDamage(Static, frozen=True):
    """Damage is prevented and a counter goes."""

    kind: CounterKind

    @rule("615.1a", "615.5")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source or not event.can_be_prevented:
            return None
        return (told(game, event, event.amount), RemoveCounters(on=scope.source, kind=self.kind.name, amount=1))


@says("if damage would be dealt to ~, put that many {kind} counters on it instead.")
class CountersForDamage(Static, frozen=True):
    """Counters are put on it instead of damage being dealt."""

    kind: CounterKind

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source:
            return None
        return (PutCounters(on=scope.source, kind=self.kind.name, amount=event.amount, by=scope.controller),)


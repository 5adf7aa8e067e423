"""Replacements of damage and of what it does: more of it, less of it, dealt to something else."""

from __future__ import annotations

import msgspec

from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.prevention import PREVENTED, DamageKind, told
from engine.words.events.damage import Recipient
from engine.words.events.subjects import Subject
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent, host
from engine.words.references.objects import All, Each
from engine.words.references.together import Together
from engine.words.replacements.instead import Instead


@says("a permanent or player", "a player or permanent", "a creature or player")
class ToAnything(Recipient, frozen=True):
    """Whatever damage is dealt to; in the last wording no planeswalker or battle."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.wording < 2 or thing in game.state.players or "creature" in game.characteristics(thing).types


@says(
    "an opponent or a(n) {things}",
    "an opponent or permanent an opponent controls",
    "you or a(n) {things}",
    "a player or a permanent that player controls",
)
class ToPlayerOrTheirs(Recipient, frozen=True):
    """A player or permanents, mostly theirs."""

    things: ObjectFilter | None = None

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if self.things is not None and thing not in game.state.players:
            return self.things.match(game, thing, scope)
        mine = game.controller(thing) == scope.controller
        return self.wording == 3 or mine == (self.wording == 2)


@says("~")
class ToThis(Recipient, frozen=True):
    """The object itself."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == scope.source


@says("enchanted player")
class ToEnchantedPlayer(Recipient, frozen=True):
    """The player whom the Aura enchants."""

    @rule("303.4")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in game.state.players and thing in host(game, scope)


class Dealt(Word, frozen=True):
    """How much is dealt instead."""

    def of(self, amount: int) -> int:
        """The amount in place of ``amount``."""
        return amount


@says("(double|twice) that (much damage|damage)", "(triple|three times) that (much damage|damage)")
class Multiplied(Dealt, frozen=True):
    """Two or three times as much."""

    def of(self, amount: int) -> int:
        return amount * (2 if self.wording < 4 else 3)


@says("that much damage plus {n}")
class Increased(Dealt, frozen=True):
    """More by a number."""

    n: Number

    def of(self, amount: int) -> int:
        return amount + self.n.n


@says("half that damage, rounded down", "half that damage, rounded up")
class Halved(Dealt, frozen=True):
    """Half as much."""

    def of(self, amount: int) -> int:
        return (amount + self.wording) // 2


@says("to that (permanent or player|player or permanent|creature or player|player|permanent|creature)")
class ToThat(Word, frozen=True):
    """To the same recipient."""


class OtherDamage(Instead, frozen=True):
    """Another amount of damage is dealt than sources would."""

    source: Subject
    kind: DamageKind
    dealt: Dealt
    recipient: Recipient | None = None
    same: ToThat | None = None

    @rule("614.1a", "616.1")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not would(game, event, self.source, self.kind, self.recipient, scope):
            return None
        return (msgspec.structs.replace(event, amount=self.dealt.of(event.amount)),)


@says(
    "if {source} would deal {kind}[ to {recipient}], it deals {dealt}[ {same}] instead",
    "if {source} would deal {kind}[ to {recipient}], instead it deals {dealt}[ {same}]",
    "if {source} would deal {kind} to {recipient}, that source deals {dealt}[ {same}] instead",
)
class DealsOtherAmount(OtherDamage, frozen=True):
    """Sources deal another amount of damage."""


def would(
    game: Game, damage: Damage, source: Subject | None, kind: DamageKind, recipient: Recipient | None, scope: Scope
) -> bool:
    """Whether damage is what a clause "if a source would deal damage to a recipient" speaks of."""
    fits = recipient is None or recipient.match(game, damage.recipient, scope)
    return fits and kind.meant(damage) and (source is None or source.match(game, damage.source, scope))


@says(
    "if {source} would deal {kind} to {recipient}, prevent {n} of that damage",
    "if {source} would deal {kind} to {recipient}, prevent that damage",
    "if {kind} would be dealt to {recipient}, prevent that damage",
    "if {source} would deal {kind} to {recipient}, prevent all but {n} of that damage",
    "if {recipient} would be dealt {kind}, prevent that damage",
)
class PreventSome(Instead, frozen=True):
    """Some of the damage is prevented each time, or all of it."""

    kind: DamageKind
    recipient: Recipient
    source: Subject | None = None
    n: Number | None = None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much is prevented can be spoken of where it is all of it."""
        return (Antecedent(slot=PREVENTED, nature="number"),) if self.n is None else ()

    @rule("615.1a", "615.10")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not event.can_be_prevented or not self.is_meant(game, event, scope):
            return None
        return self.prevented(game, event)

    def is_meant(self, game: Game, damage: Damage, scope: Scope) -> bool:
        """Whether it speaks of this damage."""
        return would(game, damage, self.source, self.kind, self.recipient, scope)

    def prevented(self, game: Game, damage: Damage) -> tuple[Event, ...]:
        """What is left of the damage."""
        stopped = damage.amount if self.n is None else min(damage.amount, self.n.n)
        stopped = damage.amount - stopped if self.wording == ALL_BUT else stopped
        rest = damage.amount - stopped
        return (told(game, damage, stopped), *((msgspec.structs.replace(damage, amount=rest),) if rest else ()))


ALL_BUT = 3
"""The wording that says how much is left."""


def is_meant(game: Game, thing: Id, reference: Reference, scope: Scope) -> bool:
    """Whether a reference of a static ability means this now."""
    if isinstance(reference, All | Each):
        return thing not in game.state.players and reference.things.match(game, thing, scope)
    if isinstance(reference, Together):
        return any(is_meant(game, thing, part, scope) for part in reference.both())
    return thing in reference.find(game, scope)


@says(
    "prevent all {kind} that would be dealt to {recipient}",
    "prevent all {kind} that would be dealt to {recipient} by {sources}",
    "prevent all {kind} that would be dealt by {sources}",
    "prevent all {kind} that {sources} would deal",
    "prevent all {kind} that would be dealt to {recipient} during your turn",
)
class PreventAll(Instead, frozen=True):
    """Damage is prevented as long as the ability is there, or only in the controller's turn."""

    kind: DamageKind
    recipient: Reference | None = None
    sources: Reference | None = None

    @rule("615.1a", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not event.can_be_prevented or not self.kind.meant(event):
            return None
        if self.recipient is not None and not is_meant(game, event.recipient, self.recipient, scope):
            return None
        if self.sources is not None and not is_meant(game, event.source, self.sources, scope):
            return None
        if self.wording == 4 and not game.state.is_active(scope.controller):
            return None
        return (told(game, event, event.amount),)


@says("prevent all {kind} that would be dealt to and dealt by {things}")
class PreventAllToAndBy(Instead, frozen=True):
    """Damage to and by something is prevented."""

    kind: DamageKind
    things: Reference

    @rule("615.1a", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not event.can_be_prevented or not self.kind.meant(event):
            return None
        if not any(is_meant(game, t, self.things, scope) for t in (event.recipient, event.source)):
            return None
        return (told(game, event, event.amount),)

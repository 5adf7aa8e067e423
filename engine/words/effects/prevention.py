"""Preventing damage: shields that an instruction puts around objects and players, or before sources."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.continuous import UseEffect, begin
from engine.game.damage import Damage
from engine.game.events import DidNotHappen, Event, Perform
from engine.game.machine import Game
from engine.game.meaning import Duration, Filter, PlayerVerb, Reference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference, division
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.base import Qualifier
from engine.words.filters.description import Description, ObjectFilter, OneKind
from engine.words.filters.of_choice import settle_choices
from engine.words.references.chosen import Chosen
from engine.words.references.objects import All, Each
from engine.words.references.together import Together
from engine.words.sentences import Sentence


class DamageKind(Word, frozen=True):
    """Which damage is meant."""

    def meant(self, damage: Damage) -> bool:
        """Whether this damage is."""
        return True


@says("damage")
class AnyDamage(DamageKind, frozen=True):
    """All of it."""


@says("combat damage")
class CombatDamage(DamageKind, frozen=True):
    """Combat damage only."""

    def meant(self, damage: Damage) -> bool:
        return damage.is_combat


@says("noncombat damage")
class NoncombatDamage(DamageKind, frozen=True):
    """Any other than combat damage."""

    def meant(self, damage: Damage) -> bool:
        return not damage.is_combat


class Side(Word, frozen=True):
    """Recipients or sources of damage as a shield knows them; made by an instruction, never read."""

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether an object or player is one."""
        return True


class These(Side, frozen=True):
    """Objects and players that were known when the shield began."""

    things: tuple[Id, ...]

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        return is_one_of(game, thing, self.things)


@rule("400.7c")
def is_one_of(game: Game, thing: Id, things: tuple[Id, ...]) -> bool:
    """Whether an object is one of these, or the permanent that a spell among them became."""
    return thing in things or any(_became_permanent(game, t) == thing for t in things)


def _became_permanent(game: Game, spell: Id) -> Id | None:
    """The permanent that a spell became as it resolved."""
    was, now = game.state.gone.get(spell), game.state.became.get(spell)
    is_so = was is not None and was.object.zone is Zone.STACK and now is not None and game.object(now).zone is Zone.BATTLEFIELD
    return now if is_so else None


class Fitting(Side, frozen=True):
    """Whatever fits a description when the damage would be dealt."""

    filter: Filter

    @rule("609.7b")
    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing not in game.state.players and self.filter.match(game, thing, scope)


class TheseIfFitting(Side, frozen=True):
    """A chosen source, as long as it has the properties that were asked for."""

    things: tuple[Id, ...]
    filter: Filter

    @rule("615.9")
    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        return is_one_of(game, thing, self.things) and self.filter.match(game, thing, scope)


@rule("611.2c")
def side(game: Game, scope: Scope, reference: Reference) -> Side:
    """What a reference means to a shield: a set that is fixed now, or all that fits at each moment."""
    if isinstance(reference, All | Each):
        settle_choices(game, scope, reference.things)
        return Fitting(filter=reference.things)
    if isinstance(reference, Together):
        return Either(sides=tuple(side(game, scope, part) for part in reference.both()))
    return These(things=tuple(scope.now(t) for t in reference.find(game, scope)))


class Either(Side, frozen=True):
    """One or the other."""

    sides: tuple[Side, ...]

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(one.has(game, thing, scope) for one in self.sides)


ANYTHING = Side()


class Shield(Static, frozen=True, kw_only=True):
    """Damage is prevented; made by an instruction, never read."""

    kind: DamageKind
    protects: Side = ANYTHING
    sources: Side = ANYTHING
    for_all_at_once: ClassVar[bool] = True

    @property
    def looks_at(self) -> tuple[str, ...]:
        """Which of the two the effect says anything of; both where it says nothing."""
        said = [name for name, side in (("recipient", self.protects), ("source", self.sources)) if side != ANYTHING]
        return tuple(said) or ("recipient", "source")

    @rule("615.1a", "615.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not event.can_be_prevented or not self._covers(game, event, scope):
            return None
        left = self.prevent(game, event, scope)
        afterwards = scope.slots.get(AFTERWARDS)
        return left if afterwards is None else with_afterwards(event, left, afterwards, scope)

    def _covers(self, game: Game, event: Damage, scope: Scope) -> bool:
        if not self.kind.meant(event) or not self.protects.has(game, event.recipient, scope):
            return False
        return self.sources.has(game, event.source, scope)

    def prevent(self, game: Game, event: Damage, scope: Scope) -> tuple[Event, ...]:
        """What is left of the damage."""
        return (told(game, event, event.amount),)


AFTERWARDS, PREVENTED, PREVENTED_FROM = "after prevention", "damage prevented", "source of damage prevented"
"""The slots of what is done each time that damage is prevented, of how much that was, and of what would have dealt it."""


@rule("615.5")
def with_afterwards(damage: Damage, left: tuple[Event, ...], afterwards: Any, scope: Scope) -> tuple[Event, ...]:
    """What is left of damage, and then what is done because some of it was prevented."""
    amount = damage.amount - sum(e.amount for e in left if isinstance(e, Damage))
    told_of = scope.bind(**{PREVENTED: amount, PREVENTED_FROM: (damage.source,), "recipient": (damage.recipient,)})
    if amount <= 0:
        return left
    return (*left, *(afterwards.meanwhile(told_of) or (Perform(effect=afterwards, scope=told_of, is_besides=True),)))


class NextShield(Shield, frozen=True, kw_only=True):
    """The next so much damage is prevented."""

    spends_itself = True

    @rule("615.7")
    def prevent(self, game: Game, event: Damage, scope: Scope) -> tuple[Event, ...]:
        left = next((e.uses or 0 for e in game.state.effects if e.id == scope.slots.get("effect")), 0)
        stopped = min(left, event.amount)
        game.happen(UseEffect(id=scope.slots["effect"], by=stopped))
        rest = event.amount - stopped
        kept = (msgspec.structs.replace(event, amount=rest),) if rest else ()
        return (told(game, event, stopped), *kept)


def told(game: Game, event: Damage, amount: int) -> Event:
    """What tells that damage is prevented."""
    return DidNotHappen(event=event, why=f"{amount} damage to {game.name(event.recipient)} is prevented.")


class Source(Word, frozen=True):
    """The source of damage, as the text names it."""

    def side(self, game: Game, scope: Scope) -> Side:
        """What a shield knows of it."""
        return ANYTHING


@says("{reference}")
class NamedSource(Source, frozen=True):
    """Objects that are referred to."""

    reference: Reference

    def __post_init__(self) -> None:
        if isinstance(self.reference, Chosen):
            raise Unfit

    def side(self, game: Game, scope: Scope) -> Side:
        return side(game, scope, self.reference)


@says("a(n) {things}")
class AnySource(Source, frozen=True):
    """Whatever fits when it would deal damage."""

    things: ObjectFilter

    @rule("609.7b")
    def side(self, game: Game, scope: Scope) -> Side:
        return Fitting(filter=self.things)


@says("a(n) {things} of your choice", "a(n) {things} of your choice {more}")
class SourceOfChoice(Source, frozen=True):
    """A source that the player chooses as the shield begins."""

    things: ObjectFilter
    more: Qualifier | None = None

    def __post_init__(self) -> None:
        head = self.things.head if isinstance(self.things, Description) else None
        if not isinstance(head, OneKind) or head.kind.is_many:
            raise Unfit

    def _meant(self) -> ObjectFilter:
        found = self.things
        if self.more is None or not isinstance(found, Description):
            return found
        return msgspec.structs.replace(found, qualifiers=(*found.qualifiers, self.more))

    @rule("609.7a")
    def side(self, game: Game, scope: Scope) -> Side:
        there = (*game.state.zone(Zone.BATTLEFIELD), *game.state.zone(Zone.STACK), *game.state.zone(Zone.COMMAND))
        meant = self._meant()
        fits = [(t, game.name(t)) for t in there if not game.object(t).is_phased_out and meant.match(game, t, scope)]
        chosen = game.choose(scope.controller, "source", fits, about=scope.source, prompt="Which source of damage?")
        found = dict.fromkeys((*chosen, *(s for t in chosen if (s := _source_of(game, t)) is not None)))
        return TheseIfFitting(things=tuple(found), filter=meant)


def _source_of(game: Game, thing: Id) -> Id | None:
    """The object of whose ability this is, when it is an ability on the stack."""
    stacked = game.object(thing).stacked
    return None if stacked is None else stacked.source


class Prevention(PlayerVerb, frozen=True):
    """Preventing damage."""


@says(
    "prevent{s^} the next {amount} damage that would be dealt to {recipient} {until}[ by {source}]",
    "prevent{s^} the next {amount} damage that {source} would deal to {recipient} {until}",
    "prevent{s^} the next {amount} damage that would be dealt {until} to {recipient}",
)
class PreventNext(Prevention, frozen=True):
    """The next damage to something is prevented, up to an amount."""

    amount: Numeral
    recipient: Reference
    until: Duration
    source: Source | None = None

    @rule("615.7")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        sources = ANYTHING if self.source is None else self.source.side(game, scope)
        found = tuple(map(scope.now, self.recipient.find(game, scope))) if n > 0 else ()
        sides: list[Side] = [These(things=(t,)) for t in found]
        if isinstance(self.recipient, Together) and self.recipient.wording == 1 and found:
            sides = [side(game, scope, self.recipient)]  # one shield for "you and/or ..."
        for protects in sides:
            begin(game, scope, NextShield(kind=AnyDamage(), protects=protects, sources=sources), self.until, uses=n)


@says("prevent{s^} the next {amount} damage that would be dealt {until} to {recipient}, divided as you choose")
class PreventDivided(Prevention, frozen=True):
    """The next damage to targets is prevented, up to amounts divided among them as it was announced."""

    amount: Numeral
    until: Duration
    recipient: TargetReference

    def division(self, game: Game, scope: Scope) -> tuple[str, int]:
        """The slot of the targets and how much is divided."""
        return self.recipient.slot, self.amount.count(game, scope) or 0

    @rule("601.2d", "615.7")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        shares = division(scope, self.recipient.slot)
        for thing in self.recipient.find(game, scope):
            if shares.get(thing, 0):
                shield = NextShield(kind=AnyDamage(), protects=These(things=(scope.now(thing),)))
                begin(game, scope, shield, self.until, uses=shares[thing])


@says(
    "prevent{s^} all {kind} that would be dealt to {recipient} {until}[ by {source}]",
    "prevent{s^} all {kind} that would be dealt {until} to {recipient}[ by {source}]",
)
class PreventAllTo(Prevention, frozen=True):
    """All damage to something is prevented for a while."""

    kind: DamageKind
    recipient: Reference
    until: Duration
    source: Source | None = None

    @rule("615.1a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        sources = ANYTHING if self.source is None else self.source.side(game, scope)
        begin(game, scope, Shield(kind=self.kind, protects=side(game, scope, self.recipient), sources=sources), self.until)


@says(
    "prevent{s^} all {kind} that would be dealt {until}[ by {source}]",
    "prevent{s^} all {kind} that would be dealt by {source} {until}",
    "prevent{s^} all {kind} {source} would deal {until}",
)
class PreventAllBy(Prevention, frozen=True):
    """All damage (by some sources) is prevented for a while."""

    kind: DamageKind
    until: Duration
    source: Source | None = None

    @rule("615.1a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        sources = ANYTHING if self.source is None else self.source.side(game, scope)
        begin(game, scope, Shield(kind=self.kind, sources=sources), self.until)


@says("prevent{s^} all {kind} that would be dealt to and dealt by {recipient} {until}")
class PreventAllToAndBy(Prevention, frozen=True):
    """All damage to and by something is prevented for a while."""

    kind: DamageKind
    recipient: Reference
    until: Duration

    @rule("615.1a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        meant = side(game, scope, self.recipient)
        begin(game, scope, Shield(kind=self.kind, protects=meant), self.until)
        begin(game, scope, Shield(kind=self.kind, sources=meant), self.until)


@says(
    "the next time {source} would deal {kind} to {recipient} {until}, prevent that damage",
    "the next time {source} would deal {kind} {until}, prevent that damage",
)
class PreventNextTime(Sentence, frozen=True):
    """The damage of the next event of damage by a source is prevented."""

    source: Source
    kind: DamageKind
    until: Duration
    recipient: Reference | None = None

    @rule("615.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        protects = ANYTHING if self.recipient is None else side(game, scope, self.recipient)
        shield = Shield(kind=self.kind, protects=protects, sources=self.source.side(game, scope))
        begin(game, scope, shield, self.until, uses=1)

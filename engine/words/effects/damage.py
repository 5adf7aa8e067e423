"""Dealing damage."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

import msgspec

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import Amount, ObjectVerb, Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import division, is_there
from engine.phrase import says
from engine.rulebook import rule, rules_of
from engine.words.amounts import CountEach, Numeral, Quantity
from engine.words.countable import Countable
from engine.words.references.antecedents import ONE_OF_THEM
from engine.words.references.objects import Targeted


class Deal(ObjectVerb, frozen=True):
    """Damage from one or more sources to one or more recipients."""

    @abstractmethod
    def parts(self) -> tuple[Amount, Reference]:
        """How much, to what."""

    @rule("120.1")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        amount, recipient = self.parts()
        deal(game, scope, blows(game, scope, objects, amount, recipient))


DAMAGED = "dealt damage this way"
"""The slot of what was dealt damage by the ability that is being carried out; with how much in :data:`AMOUNT`."""
AMOUNT = "damage dealt this way"
UNPREVENTABLE = "damage that can't be prevented"
"""The slot that is set while an instruction is carried out whose damage can't be prevented."""


def deal(game: Game, scope: Scope, damage: list[Damage]) -> None:
    """Let damage be dealt, and keep in the scope what was dealt it and how much it was."""
    damage = _unprevented(damage) if scope.slots.get(UNPREVENTABLE) else damage
    done = [e for e in game.happen(*damage) if isinstance(e, Damage)]
    scope.slots[DAMAGED] = (*scope.slots.get(DAMAGED, ()), *(e.recipient for e in done))
    scope.slots[AMOUNT] = scope.slots.get(AMOUNT, 0) + sum(e.amount for e in done)


@rule("615.12")
def _unprevented(damage: list[Damage]) -> list[Damage]:
    """The same damage, which can't be prevented."""
    cites = rules_of(_unprevented)
    return [msgspec.structs.replace(one, can_be_prevented=False, cites=(*one.cites, *cites)) for one in damage]


@says("the damage dealt this way", "the amount of damage dealt this way")
class DamageDealtThisWay(Quantity, frozen=True):
    """How much damage was dealt by what the ability told before."""

    def count(self, game: Game, scope: Scope) -> int | None:
        return int(scope.slots.get(AMOUNT, 0))


class Dealer(Reference, frozen=True):
    """Whatever deals the damage; made from a text that says "itself", never read by itself."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return ()


def blows(game: Game, scope: Scope, sources: tuple[Id, ...], amount: Amount, recipient: Reference) -> list[Damage]:
    """The damage that each source deals to each recipient that is there; an amount may be a player's own ("they control")."""
    to = [t for t in map(scope.now, recipient.find(game, scope)) if is_there(game, t)]
    if isinstance(recipient, Dealer):
        pairs = [(s, t) for s, t in ((s, scope.now(s)) for s in sources) if is_there(game, t)]
    else:
        pairs = [(s, t) for s in sources for t in to]

    def much(source: Id, recipient: Id) -> int:
        told = scope.bind(**{ONE_OF_THEM: (source,)})
        return amount.count(game, told.for_each(recipient) if recipient in game.state.players else told) or 0

    return [Damage(source=s, recipient=t, amount=much(s, t)) for s, t in pairs]


@says("deal{s^} {amount} damage to {recipient}")
class DealDamage(Deal, frozen=True):
    """An amount of damage."""

    anyone: ClassVar[tuple[str, ...]] = ("recipient",)
    amount: Numeral
    recipient: Reference

    def parts(self) -> tuple[Amount, Reference]:
        return self.amount, self.recipient


@says("deal{s^} damage equal to {amount} to {recipient}", "deal{s^} damage to {recipient} equal to {amount}")
class DealDamageEqual(Deal, frozen=True):
    """Damage equal to something, perhaps to something of each source."""

    tells_of_each: ClassVar[bool] = True
    anyone: ClassVar[tuple[str, ...]] = ("recipient",)
    of_actor: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Quantity
    recipient: Reference

    def parts(self) -> tuple[Amount, Reference]:
        return self.amount, self.recipient


@says("deal{s^} {amount} damage to {recipient} for each {each}")
class DealDamageForEach(Deal, frozen=True):
    """An amount of damage once for each thing that fits, all of it at once."""

    tells_of_each: ClassVar[bool] = True
    amount: Numeral
    recipient: Reference
    each: Countable

    def parts(self) -> tuple[Amount, Reference]:
        return CountEach(amount=self.amount, each=self.each), self.recipient


@says("deal{s^} {amount} damage to {recipient} and {second} damage to {other}")
class DealDamageTwice(ObjectVerb, frozen=True):
    """Two amounts of damage at the same time."""

    amount: Numeral
    recipient: Reference
    second: Numeral
    other: Reference

    @rule("120.1")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        pairs = ((self.amount, self.recipient), (self.second, self.other))
        deal(game, scope, [blow for amount, to in pairs for blow in blows(game, scope, objects, amount, to)])


@says("deal{s^} {amount} damage to {recipient}, {second} damage to {other}, and {third} damage to {last}")
class DealDamageThrice(ObjectVerb, frozen=True):
    """Three amounts of damage at the same time."""

    amount: Numeral
    recipient: Reference
    second: Numeral
    other: Reference
    third: Numeral
    last: Reference

    @rule("120.1")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        pairs = ((self.amount, self.recipient), (self.second, self.other), (self.third, self.last))
        deal(game, scope, [blow for amount, to in pairs for blow in blows(game, scope, objects, amount, to)])


@says("deal{s^} {amount} damage divided as you choose among {recipient}")
class DealDivided(ObjectVerb, frozen=True):
    """Damage divided among targets as it was announced."""

    amount: Numeral
    recipient: Targeted

    def division(self, game: Game, scope: Scope) -> tuple[str, int]:
        """The slot of the targets and how much is divided."""
        return self.recipient.slot, self.amount.count(game, scope) or 0

    @rule("601.2d", "608.2i")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        shares = division(scope, self.recipient.slot)
        to = [t for t in self.recipient.find(game, scope) if is_there(game, t)]
        deal(game, scope, [Damage(source=s, recipient=t, amount=shares.get(t, 0)) for s in objects for t in to])

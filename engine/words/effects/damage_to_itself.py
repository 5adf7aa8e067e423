"""Damage that objects deal to themselves."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Amount, ObjectVerb, Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity
from engine.words.effects.damage import Deal, Dealer, blows, deal


@says("deal{s^} {amount} damage to (itself|himself|herself)")
class DealToItself(Deal, frozen=True):
    """An amount of damage."""

    amount: Numeral

    def parts(self) -> tuple[Amount, Reference]:
        return self.amount, Dealer()


@says(
    "deal{s^} damage to (itself|himself|herself) equal to {amount}",
    "deal{s^} damage equal to {amount} to (itself|himself|herself)",
)
class DealToItselfEqual(Deal, frozen=True):
    """Damage equal to something, perhaps to something of each of them."""

    tells_of_each: ClassVar[bool] = True
    amount: Quantity

    def parts(self) -> tuple[Amount, Reference]:
        return self.amount, Dealer()


@says("deal{s^} {amount} damage to {recipient} and {second} damage to (itself|himself|herself)")
class DealToItselfToo(ObjectVerb, frozen=True):
    """An amount of damage to something else, and another at the same time."""

    amount: Numeral
    recipient: Reference
    second: Numeral

    @rule("120.1")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        pairs = ((self.amount, self.recipient), (self.second, Dealer()))
        deal(game, scope, [blow for amount, to in pairs for blow in blows(game, scope, objects, amount, to)])

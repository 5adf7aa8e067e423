"""Dealing damage."""

from __future__ import annotations

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import Amount, ObjectVerb, Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity


class Deal(ObjectVerb, frozen=True):
    """Damage from one or more sources to one or more recipients."""

    def parts(self) -> tuple[Amount, Reference]:
        """How much, to what."""
        raise TypeError(type(self).__name__)

    @rule("120.1")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        amount, recipient = self.parts()
        n = amount.count(game, scope) or 0
        to = [t for t in recipient.find(game, scope) if t in game.state.players or game.exists(t)]
        game.happen(*(Damage(source=s, recipient=t, amount=n) for s in objects for t in to))


@says("deal{s^} {amount} damage to {recipient}")
class DealDamage(Deal, frozen=True):
    """An amount of damage."""

    amount: Numeral
    recipient: Reference

    def parts(self) -> tuple[Amount, Reference]:
        return self.amount, self.recipient


@says("deal{s^} damage equal to {amount} to {recipient}", "deal{s^} damage to {recipient} equal to {amount}")
class DealDamageEqual(Deal, frozen=True):
    """Damage equal to something."""

    amount: Quantity
    recipient: Reference

    def parts(self) -> tuple[Amount, Reference]:
        return self.amount, self.recipient

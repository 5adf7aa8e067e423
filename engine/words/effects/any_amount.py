"""Paying as much as wanted: energy or life, and what counts it; energy in an amount."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import Action
from engine.game.counters import PutCounters, RemoveCounters
from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.options import MOST_X
from engine.game.paying import life_payable, pay_mana
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.countable import Countable
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import EachPlayer

PAID = "paid any amount"
"""The slot of how much was paid."""


class PayAnyAmount(PlayerVerb, frozen=True):
    """Players pay as much as they want; how much it was can be spoken of."""

    is_payment: ClassVar[bool] = True

    @property
    def least(self) -> int:
        """The least that can be paid."""
        return 0

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The amount can be spoken of."""
        return (Antecedent(slot=PAID, nature="number"),)

    def has(self, game: Game, player: Id) -> int:
        """How much a player could pay."""
        return 0

    def lose(self, game: Game, scope: Scope, player: Id, amount: int) -> None:
        """The player pays it."""

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is anything to pay with."""
        return self.has(game, player) >= self.least

    @rule("118.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        together = 0
        for player in players:
            options = [(n, str(n)) for n in range(self.least, self.has(game, player) + 1)]
            amount = game.choose_one(player, "number", options, about=scope.source, prompt="How much is paid?") or 0
            together += amount
            if amount:
                self.lose(game, scope, player, amount)
        scope.slots[PAID] = together


@says("pay{s^} any amount of {E}", "pay{s^} one or more {E}")
class PayAnyEnergy(PayAnyAmount, frozen=True):
    """As much energy as wanted, or at least one."""

    @property
    def least(self) -> int:
        return self.wording

    def has(self, game: Game, player: Id) -> int:
        return game.state.players[player].counters.get("energy", 0)

    @rule("107.14")
    def lose(self, game: Game, scope: Scope, player: Id, amount: int) -> None:
        game.happen(RemoveCounters(on=player, kind="energy", amount=amount))


@says("pay{s^} any amount of life")
class PayAnyLife(PayAnyAmount, frozen=True):
    """As much life as wanted."""

    def has(self, game: Game, player: Id) -> int:
        life = max(0, game.state.players[player].life)
        return life if life_payable(game, player, life).is_allowed else 0

    @rule("119.4")
    def lose(self, game: Game, scope: Scope, player: Id, amount: int) -> None:
        game.happen(PayLife(player=player, amount=amount, source=scope.source))


@says("{E} paid this way", "1 life paid this way")
class EachPaid(Countable, frozen=True):
    """What was paid."""

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int:
        return int(scope.slots.get(PAID, 0))


@says("get{s^} an amount of {E} equal to {amount}")
class GetEnergyEqual(PlayerVerb, frozen=True):
    """As much energy as an amount says."""

    amount: Quantity

    @rule("107.14")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = {p: self.amount.count(game, scope.for_each(p)) or 0 for p in players}
        game.happen(*(PutCounters(on=p, kind="energy", amount=n, by=scope.controller) for p, n in many.items() if n > 0))


@says(
    "the amount of {E} paid this way",
    "the amount of life paid this way",
    "the amount of {E} you have",
    "the total amount of mana paid this way",
)
class AmountPaid(Quantity, frozen=True):
    """How much was paid, or how much energy there is."""

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        if self.wording == 2:
            return game.state.players[scope.controller].counters.get("energy", 0)
        return int(scope.slots.get(PAID, 0))


@says("pay{s^} any amount of mana")
class PayAnyMana(PayAnyAmount, frozen=True):
    """As much generic mana as wanted."""

    def has(self, game: Game, player: Id) -> int:
        return MOST_X

    @rule("118.1")
    def lose(self, game: Game, scope: Scope, player: Id, amount: int) -> None:
        pay_mana(game, player, (f"{{{amount}}}",), scope, Action(player=player))


@says("starting with you, each player", "each player starting with you")
class EachFromYou(EachPlayer, frozen=True):
    """All players, in turn order from the controller on."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        order = game.state.order()
        at = order.index(scope.controller) if scope.controller in order else 0
        return (*order[at:], *order[:at])

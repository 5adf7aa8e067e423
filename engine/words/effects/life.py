"""Gaining and losing life."""

from __future__ import annotations

from engine.game.life import GainLife, LoseLife, SetLife, become, can_exchange
from engine.game.machine import Game
from engine.game.meaning import Amount, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity
from engine.words.clauses import FullClause
from engine.words.greatest import half
from engine.words.references.antecedents import Antecedent
from engine.words.references.possessive import Whose
from engine.words.unavailable import is_unavailable

LOST = "life lost this way"
"""The slot for how much life was lost by what the ability has told so far."""


@says("the life lost this way", "the amount of life lost this way")
class LifeLostThisWay(Quantity, frozen=True):
    """How much life was lost by what the ability told before."""

    def count(self, game: Game, scope: Scope) -> int | None:
        return int(scope.slots.get(LOST, 0))


class GainsLife(PlayerVerb, frozen=True):
    """Gain life."""

    amount: Amount

    @rule("119.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        gained = {p: self.amount.count(game, scope.for_each(p)) or 0 for p in players}
        game.happen(*(GainLife(player=p, amount=n, source=scope.source) for p, n in gained.items()))


@says("gain{s^} {amount} life")
class Gain(GainsLife, frozen=True):
    """So much that a number says it."""

    amount: Numeral


@says("gain{s^} life equal to {amount}")
class GainEqual(GainsLife, frozen=True):
    """As much as something that is described."""

    amount: Quantity


class LosesLife(PlayerVerb, frozen=True):
    """Lose life."""

    amount: Amount

    @rule("119.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        lost = {p: self.amount.count(game, scope.for_each(p)) or 0 for p in players}
        done = game.happen(*(LoseLife(player=p, amount=n, source=scope.source) for p, n in lost.items()))
        scope.slots[LOST] = scope.slots.get(LOST, 0) + sum(e.amount for e in done if isinstance(e, LoseLife))


@says("lose{s^} {amount} life")
class Lose(LosesLife, frozen=True):
    """So much that a number says it."""

    amount: Numeral


@says("lose{s^} life equal to {amount}")
class LoseEqual(LosesLife, frozen=True):
    """As much as something that is described."""

    amount: Quantity


@says(
    "lose{s^} half (their|your) life, rounded up", "lose{s^} half (their|your) life, rounded down",
)
class LoseHalf(PlayerVerb, frozen=True):
    """Lose half of the player's own life."""

    @rule("107.1a", "119.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        lost = {p: half(game.state.players[p].life, self.wording < 2) for p in players}
        done = game.happen(*(LoseLife(player=p, amount=n, source=scope.source) for p, n in lost.items() if n > 0))
        scope.slots[LOST] = scope.slots.get(LOST, 0) + sum(e.amount for e in done if isinstance(e, LoseLife))


@says("{whose} life total becomes {amount}", "{whose} life total becomes equal to {amount}")
class LifeBecomes(FullClause, frozen=True):
    """Life totals are set."""

    whose: Whose
    amount: Amount

    def __post_init__(self) -> None:
        if isinstance(self.amount, Quantity) != (self.wording == 1):
            raise Unfit

    @rule("119.5")
    def happen(self, game: Game, scope: Scope) -> None:
        if is_unavailable(game, scope, self.amount):
            return
        becomes = {p: self.amount.count(game, scope.for_each(p)) or 0 for p in self.whose.find(game, scope)}
        become(game, becomes, scope.source)


@says("double{s^} (your|their) life total")
class DoubleLife(PlayerVerb, frozen=True):
    """Life totals are doubled."""

    @rule("701.10d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(SetLife(player=p, amount=2 * game.state.players[p].life, source=scope.source) for p in players))


YOU_LOST = "life that you lost this way"
"""The slot of how much life the controller lost by an exchange that the ability told before."""


@says("exchange life totals with {other}")
class ExchangeLife(PlayerVerb, frozen=True):
    """Two players exchange their life totals."""

    other: PlayerReference

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much life the controller lost by it can be asked."""
        return (Antecedent(slot=YOU_LOST, nature=YOU_LOST),)

    @rule("701.12a", "701.12c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player, other in zip(players, self.other.find(game, scope), strict=False):
            mine, theirs = game.state.players[player].life, game.state.players[other].life
            becomes = (SetLife(player=player, amount=theirs), SetLife(player=other, amount=mine))
            able = (can_happen(game, part) for event in becomes for part in event.parts(game))
            if can_exchange(game, player, other) and all(able):
                done = game.happen(*becomes)
                lost = sum(e.amount for e in done if isinstance(e, LoseLife) and e.player == scope.controller)
                scope.slots[YOU_LOST] = scope.slots.get(YOU_LOST, 0) + lost

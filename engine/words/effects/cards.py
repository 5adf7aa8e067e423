"""Cards in hands and libraries: drawing and milling."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Amount, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.game.zones import Draw, Mill, Move, arrived, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity
from engine.words.references.antecedents import Antecedent

DRAWN = "drawn this way"
"""The slot of how many cards were drawn by the ability that is being carried out."""

DREW = "drew this way"
"""The slot of the players who drew them."""


@rule("121.2")
def draw(game: Game, scope: Scope, player: Id, many: int) -> None:
    """Have a player draw cards, one at a time, and keep how many were really drawn, whatever was done instead."""
    for _ in range(many):
        before = len(game.state.history)
        game.happen(Draw(player=player, by=scope.source))
        drawn = sum(isinstance(e, Move) and e.how == "draw" for e in game.state.history[before:])
        scope.slots[DRAWN] = scope.slots.get(DRAWN, 0) + drawn
        if drawn:
            scope.slots[DREW] = (*scope.slots.get(DREW, ()), player)


@rule("121.3", "121.2b")
def can_draw(game: Game, player: Id, many: int) -> bool:
    """Whether a player may choose to draw so many cards: however few the library has, but not where an effect forbids it."""
    return many < 1 or can_happen(game, Draw(player=player, many=many))


class Draws(PlayerVerb, frozen=True):
    """Draw cards."""

    amount: Amount

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were drawn can be asked."""
        return (Antecedent(slot=DRAWN, nature=DRAWN),)

    @rule("608.2d")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player may choose to draw them."""
        return can_draw(game, player, self.amount.count(game, scope) or 0)


@says("draw{s^} {amount} card{s}", "draw{s^} {amount} additional card{s@amount}")
class DrawCards(Draws, frozen=True):
    """Draw cards, one at a time."""

    amount: Numeral

    @rule("121.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players if len(players) < 2 else _in_turn_order(players):
            draw(game, scope, player, self.amount.count(game, scope.for_each(player)) or 0)


@rule("121.2c")
def _in_turn_order(players: tuple[Id, ...]) -> tuple[Id, ...]:
    """Of several players each draws all their cards before the next one does."""
    return players


@says("mill{s^} {amount} card{s}")
class MillCards(PlayerVerb, frozen=True):
    """Put cards from the top of the library into the graveyard."""

    amount: Numeral
    slot: str = ""
    makes: ClassVar[str] = "milled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The milled cards can be spoken of."""
        cards = Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.amount.plural)
        return (cards, Antecedent(slot=self.slot, nature="milled"))

    @rule("701.17a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        milled: list[Mill] = []
        for player in players:
            many = self.amount.count(game, scope.for_each(player)) or 0
            milled += [Mill(player=player, object=t, by=scope.source) for t in top_cards(game, player, many)]
        done = game.happen(*milled)
        scope.slots[self.slot] = arrived(game, done)


@says("mill{s^} half (your|their) library, rounded down", "mill{s^} half (your|their) library, rounded up")
class MillHalf(PlayerVerb, frozen=True):
    """Half of the library, rounded."""

    @rule("701.17a", "107.1a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        sizes = {p: len(game.state.zone(Zone.LIBRARY, p)) for p in players}
        halves = {p: n // 2 if self.wording < 2 else -(-n // 2) for p, n in sizes.items()}
        milled = [Mill(player=p, object=t, by=scope.source) for p, n in halves.items() for t in top_cards(game, p, n)]
        game.happen(*milled)


@says("draw{s^} cards equal to {amount}")
class DrawCardsEqual(Draws, frozen=True):
    """As many cards as an amount says."""

    amount: Quantity

    @rule("121.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = {p: self.amount.count(game, scope.for_each(p)) or 0 for p in players}
        for player, number in many.items():
            draw(game, scope, player, number)


@says("mill{s^} cards equal to {amount}", "mill{s^} a number of cards equal to {amount}")
class MillCardsEqual(PlayerVerb, frozen=True):
    """As many cards as an amount says."""

    amount: Quantity

    @rule("701.17a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = {p: self.amount.count(game, scope.for_each(p)) or 0 for p in players}
        milled = [Mill(player=p, object=t, by=scope.source) for p, n in many.items() for t in top_cards(game, p, n)]
        game.happen(*milled)

"""Prices of "unless": mana with more for each thing, mana and life; what follows when it is paid; another price instead."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import PlayerStep
from engine.words.costs.basic import Mana
from engine.words.countable import Countable
from engine.words.effects.paying import PayLifeNow, PayMana, Unless
from engine.words.effects.stack import CounterSpells
from engine.words.sentences import Core, Sentence


@says("pay{s^} {mana} plus an additional {more} for each {each}")
class PayManaAndMore(PlayerVerb, frozen=True):
    """Pay mana, and more for each thing that there is."""

    mana: Mana
    more: Mana
    each: Countable
    is_payment: ClassVar[bool] = True

    def _whole(self, game: Game, scope: Scope) -> PayMana:
        return PayMana(mana=Mana(said=(*self.mana.said, *self.more.said * self.each.count(game, scope))))

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player could pay it."""
        return self._whole(game, scope).can_act(game, scope, player)

    @rule("118.12")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self._whole(game, scope).act(game, scope, players)


@says("pay{s^} {mana} and {amount} life")
class PayManaAndLife(PlayerVerb, frozen=True):
    """Pay mana and life."""

    mana: Mana
    amount: Numeral
    is_payment: ClassVar[bool] = True

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player could pay both."""
        life = PayLifeNow(amount=self.amount).can_act(game, scope, player)
        return life and PayMana(mana=self.mana).can_act(game, scope, player)

    @rule("118.12")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        PayMana(mana=self.mana).act(game, scope, players)
        PayLifeNow(amount=self.amount).act(game, scope, players)


@says("{core} unless {player} {price@player}. if (they do|that player does), {then}")
class UnlessElseThen(Sentence, frozen=True):
    """Something happens unless a player pays; something else happens when the player does."""

    core: Core
    player: PlayerReference
    price: PlayerStep
    then: Sentence
    closes: ClassVar[bool] = True

    def __post_init__(self) -> None:
        Unless(core=self.core, player=self.player, price=self.price)

    @rule("118.12a")
    def happen(self, game: Game, scope: Scope) -> None:
        unless = Unless(core=self.core, player=self.player, price=self.price)
        if unless.is_paid(game, scope):
            self.then.happen(game, scope)
        else:
            self.core.happen(game, scope)


class CounterOtherwise(Sentence, frozen=True, kw_only=True):
    """A spell is countered unless a price is paid, which is another one if something is so."""

    core: Core
    player: PlayerReference
    price: PlayerStep
    condition: Condition
    closes: ClassVar[bool] = True
    always_announced: ClassVar[tuple[str, ...]] = ("core",)

    def __post_init__(self) -> None:
        Unless(core=self.core, player=self.player, price=self.price)
        if sum(isinstance(w, CounterSpells) for w in walk(self.core)) != 1:
            raise Unfit

    def other(self) -> Sentence:
        """What is done if it is so."""
        return self.core

    @rule("608.2c", "614.15")
    def happen(self, game: Game, scope: Scope) -> None:
        usual = Unless(core=self.core, player=self.player, price=self.price)
        (self.other() if self.condition.holds(game, scope) else usual).happen(game, scope)


@says(
    "{core} unless {player} {price@player}. if {condition}, counter that spell instead",
    "{core} unless {player} {price@player}. counter that spell instead if {condition}",
    "{core} unless {player} {price@player}. if {condition}, instead counter that spell",
)
class CounterAnyway(CounterOtherwise, frozen=True, kw_only=True):
    """No price helps."""


@says(
    "{core} unless {player} {price@player}. if {condition}, counter that spell unless its controller {more@player} instead",
    "{core} unless {player} {price@player}. counter that spell unless its controller {more@player} instead if {condition}",
)
class CounterForMore(CounterOtherwise, frozen=True, kw_only=True):
    """Another price."""

    more: PlayerStep

    def other(self) -> Sentence:
        return Unless(core=self.core, player=self.player, price=self.more)


@says("pay{s^} {options:or}")
class PayOneOf(PlayerVerb, frozen=True):
    """Pay one of several amounts of mana."""

    options: tuple[Mana, ...]
    is_payment: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if len(self.options) < 2:
            raise Unfit

    def _payable(self, game: Game, scope: Scope, player: Id) -> list[PayMana]:
        each = [PayMana(mana=mana) for mana in self.options]
        return [pay for pay in each if pay.can_act(game, scope, player)]

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player could pay any of them."""
        return bool(self._payable(game, scope, player))

    @rule("118.12")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            options = [(pay, "".join(pay.mana.symbols)) for pay in self._payable(game, scope, player)]
            pay = game.choose_one(player, "cost", options, about=scope.source, prompt="What is paid?")
            if pay is not None:
                pay.act(game, scope, (player,))

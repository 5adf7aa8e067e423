"""Paying during resolution: "you may pay {2}", "unless its controller pays {3}"."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.actions import Action
from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.mana_cost import with_x
from engine.game.meaning import Amount, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.options import MOST_X
from engine.game.paying import life_payable, pay_mana
from engine.game.scope import Scope
from engine.game.taking_shortcuts import goes_on_unpaid
from engine.game.trying import possible
from engine.phrase import Unfit, find, says, text
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import PlayersDo, PlayerStep, PlayerVerbs, PlayerVerbsThen, YouDo, can_do
from engine.words.costs.basic import Mana
from engine.words.countable import Countable
from engine.words.effects.repeating import ForEachOccasion
from engine.words.references.chosen import EACH
from engine.words.sentences import Core, Sentence, Simple


@says("pay{s^} {mana}")
class PayMana(PlayerVerb, frozen=True):
    """Pay mana."""

    mana: Mana
    is_payment: ClassVar[bool] = True

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player could pay it, for some X."""
        return self._payable(game, scope, player, int(scope.slots.get("X", 0)))

    @rule("118.12")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            symbols = self.mana.symbols
            if "{X}" in symbols and "X" in scope.slots:
                symbols = with_x(symbols, int(scope.slots["X"]))
            if "{X}" in symbols:
                scope.x = self._chosen_x(game, scope, player)
                symbols = with_x(symbols, scope.x)
            pay_mana(game, player, symbols, scope, Action(player=player))

    def _payable(self, game: Game, scope: Scope, player: Id, x: int) -> bool:
        symbols, action = with_x(self.mana.symbols, x), Action(player=player)
        return bool(possible(game, lambda branch: pay_mana(branch, player, symbols, scope, action)))

    @rule("107.3f")
    def _chosen_x(self, game: Game, scope: Scope, player: Id) -> int:
        """The value of X that the player chooses as the payment is made."""
        options = [(n, str(n)) for n in range(MOST_X + 1) if self._payable(game, scope, player, n)]
        chosen: int = game.choose_one(player, "x", options, about=scope.source, prompt="What is X?")
        return chosen


@says("pay{s^} {mana} for each {each}")
class PayManaForEach(PlayerVerb, frozen=True):
    """Pay mana for each thing that there is."""

    mana: Mana
    each: Countable
    is_payment: ClassVar[bool] = True

    def _whole(self, game: Game, scope: Scope) -> PayMana:
        return PayMana(mana=Mana(said=self.mana.said * self.each.count(game, scope) or ("{0}",)))

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player could pay it."""
        return self._whole(game, scope).can_act(game, scope, player)

    @rule("118.12")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self._whole(game, scope).act(game, scope, players)


@says("pay{s^} {amount} life")
class PayLifeNow(PlayerVerb, frozen=True):
    """Pay life."""

    amount: Numeral
    is_payment: ClassVar[bool] = True

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player has that much life and may lose it."""
        return life_payable(game, player, self.amount.count(game, scope) or 0).is_allowed

    @rule("119.4")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        game.happen(*(PayLife(player=p, amount=n, source=scope.source) for p in players))


@rule("608.2c")
def done_before(game: Game, scope: Scope, core: Core) -> Core:
    """Do what stands before a "then", which nobody can avoid by paying; what is left is what the price is for."""
    clause = core.clause
    if not isinstance(clause, YouDo | PlayersDo) or not isinstance(clause.phrase, PlayerVerbsThen):
        return core
    who = clause.subject.find(game, scope) if isinstance(clause, PlayersDo) else (scope.controller,)
    for verb in clause.phrase.verbs:
        verb.act(game, scope, who)
    return Simple(clause=msgspec.structs.replace(clause, phrase=clause.phrase.last))


@rule("107.3a")
def _own_x(scope: Scope) -> int:
    """What X was announced to be for the spell or ability that asks for it."""
    return scope.x or 0


@says("{core} unless {player} {price@player}", "{core} unless {player} {price@player}, where X is {amount}")
class Unless(Sentence, frozen=True):
    """Something happens unless a player does something else."""

    core: Core
    player: PlayerReference
    price: PlayerStep
    amount: Amount | None = None
    closes: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if self.price.verb is None or not self.price.verb.can_tell():
            raise Unfit

    @rule("118.12a")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.amount is None:
            self._happen(game, scope)
            return
        inner = scope.bind(X=self.amount.count(game, scope) or 0)
        self._happen(game, inner)
        scope.slots.update(inner.slots)

    def _happen(self, game: Game, scope: Scope) -> None:
        if isinstance(self.core, ForEachOccasion):
            self.core.each_time(game, scope, msgspec.structs.replace(self, core=self.core.sentence, amount=None))
            return  # the price is asked each time
        core = done_before(game, scope, self.core)
        clause = core.clause
        if self.player.slot == EACH and isinstance(clause, PlayersDo):
            spared = tuple(p for p in clause.subject.find(game, scope) if self._has_paid(game, scope.for_each(p), p))
            left = tuple(p for p in clause.subject.find(game, scope) if p not in spared)
            if left:
                clause.phrase.act(game, scope, left)
        elif not self.is_paid(game, scope):
            core.happen(game, scope)

    def is_paid(self, game: Game, scope: Scope) -> bool:
        """Whether one of the players pays."""
        return any(self._has_paid(game, scope, player) for player in self.player.find(game, scope))

    def _has_paid(self, game: Game, scope: Scope, player: Id) -> bool:
        if any("{X}" in mana.symbols for mana in find(self.price, Mana)):
            scope.slots.setdefault("X", _own_x(scope))
        if not can_do(game, scope, player, PlayerVerbs(verbs=(self.price,))) or not self._pays(game, scope, player):
            return False
        self.price.act(game, scope, (player,))
        return True

    def _pays(self, game: Game, scope: Scope, player: Id) -> bool:
        options = ((True, "pay"), (False, "don't pay"))
        price = text(self.price).replace("{X}", f"{{{scope.slots.get('X', 'X')}}}")
        if game.choose_one(player, "pay", options, about=scope.source, prompt=price):
            return True
        goes_on_unpaid(game)
        return False

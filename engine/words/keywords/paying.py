"""Costs that a keyword has a player pay while an ability resolves."""

from __future__ import annotations

from engine.game.actions import Action
from engine.game.costs import TotalCost, parts_of, split
from engine.game.machine import Game
from engine.game.mana_cost import settle
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.paying import pay
from engine.game.scope import Scope
from engine.game.trying import possible
from engine.words.keywords.spelling import said


def total(cost: tuple[CostPart, ...], times: int = 1) -> TotalCost:
    """A cost, perhaps several times over."""
    mana, parts = split(parts_of(cost))
    return TotalCost(mana=settle(mana * times), parts=parts * times)


def is_payable(game: Game, scope: Scope, player: Id, cost: tuple[CostPart, ...], times: int = 1) -> bool:
    """Whether a player could pay it now."""
    price, action = total(cost, times), Action(player=player)
    return bool(possible(game, lambda branch: pay(branch, player, price, scope.apart(), action)))


def pays(game: Game, scope: Scope, player: Id, cost: tuple[CostPart, ...], times: int = 1) -> bool:
    """Ask a player to pay a cost; whether they did."""
    if not is_payable(game, scope, player, cost, times):
        return False
    options = ((True, "pay"), (False, "don't pay"))
    prompt = f"Pay {said(cost)}{f' {times} times' if times > 1 else ''}?"
    if not game.choose_one(player, "pay", options, about=scope.source, prompt=prompt):
        return False
    pay(game, player, total(cost, times), scope, Action(player=player))
    return True


def pay_at_once(game: Game, scope: Scope, player: Id, cost: tuple[CostPart, ...]) -> None:
    """Have a player pay a cost."""
    pay(game, player, total(cost), scope, Action(player=player))

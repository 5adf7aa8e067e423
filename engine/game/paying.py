"""Paying: the total cost of an action, all of it or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.game import leaving_the_game, mana_cost
from engine.game.costs import TotalCost, about
from engine.game.functioning import hooks, objections
from engine.game.illegal import Illegal, require
from engine.game.life import LoseLife, PayLife, can_pay_life
from engine.game.mana.payment import can_pay_mana, make_mana, spend, spend_what_counts
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.teams import share_life
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.actions import Action
    from engine.game.machine import Game


@rule("118.6")
def _payable(total: TotalCost) -> Verdict:
    """A cost that is no cost at all cannot be paid."""
    return forbidden("It has no mana cost, so its cost can't be paid.") if total.mana is None else ALLOWED


def life_payable(game: Game, player: Id, amount: int) -> Verdict:
    """Whether a player has the life to pay and may lose it; nothing keeps anybody from paying none."""
    if amount > 0 and game.state.players[player].has_lost:
        return leaving_the_game.can_pay(game, player)
    return (_team_can_pay_life if share_life(game.state) else _can_pay_life)(game, player, amount)


@rule("119.4a", "810.9a")
def _team_can_pay_life(game: Game, player: Id, amount: int) -> Verdict:
    """It is the team that has the life."""
    return _can_pay_life(game, player, amount)


@rule("119.4")
def _can_pay_life(game: Game, player: Id, amount: int) -> Verdict:
    if can_pay_life(game.state, player, amount):
        return _objections_to_losing(game, LoseLife(player=player, amount=amount)) if amount > 0 else ALLOWED
    return forbidden(f"{game.name(player)} has {game.state.players[player].life} life and can't pay {amount}.")


def _objections_to_losing(game: Game, loss: LoseLife) -> Verdict:
    """What keeps a player, or any of their team, from losing life."""
    from engine.game.two_headed_giant import as_for_teammates

    verdict = Verdict()
    for one in (loss, *as_for_teammates(game, loss)):
        verdict += objections(game, one)
    return verdict


@rule("118.3")
def can_pay(game: Game, player: Id, total: TotalCost, scope: Scope, action: Action | None = None) -> Verdict:
    """Whether each part of the cost can be paid now (the mana only where it is counted), with every reason why not."""
    verdict = _payable(total) + leaving_the_game.can_pay(game, player) + life_payable(game, player, total.life)
    if not game.state.is_paid_for:
        verdict += _can_pay_mana(game, player, _way(game, player, total, action), action, total.parts)
    for part in total.parts:
        verdict += part.can_pay(game, player, scope)
    return verdict


def _can_pay_mana(
    game: Game, player: Id, symbols: mana_cost.Symbols, action: Action | None, parts: tuple[CostPart, ...]
) -> Verdict:
    """Whether the mana can be paid, with the best help there is."""
    return can_pay_mana(game, player, loosened(game, helped(game, player, symbols, action, parts, at_best=True), action), action)


@rule("601.2b")
def _way(game: Game, player: Id, total: TotalCost, action: Action | None) -> mana_cost.Symbols:
    """The mana to pay: of the ways in which halves of symbols can be chosen the first that can be paid."""
    mana = total.mana or ()
    if game.state.is_paid_for or not total.others:
        return mana
    ways = (mana, *total.others)
    return next((way for way in ways if _can_pay_mana(game, player, way, action, total.parts)), mana)


def least(total: TotalCost) -> TotalCost:
    """The least that it can come to, before X and life for mana symbols are announced."""
    if total.mana is None:
        return total
    mana = mana_cost.with_x(mana_cost.without_phyrexian(total.mana, len(total.mana)), 0)
    return msgspec.structs.replace(total, mana=mana)


@rule("601.2h")
def pay(game: Game, player: Id, total: TotalCost, scope: Scope, action: Action) -> tuple[str, ...]:
    """Pay the total cost, mana first; gives the types of mana spent. Illegal when some of it cannot be paid."""
    require(can_pay(game, player, total, scope, action))
    spent = pay_mana(game, player, _way(game, player, total, action), scope, action, total.parts)
    if total.life:
        _pay_life_for_symbols(game, player, total.life, scope)
    for part in total.parts:
        require(part.can_pay(game, player, scope))
        part.pay(game, player, scope)
    return spent


@rule("107.4f")
def _pay_life_for_symbols(game: Game, player: Id, amount: int, scope: Scope) -> None:
    game.happen(PayLife(player=player, amount=amount, source=scope.source))


def helped(
    game: Game, player: Id, symbols: mana_cost.Symbols, action: Action | None, parts: tuple[CostPart, ...] = (),
    at_best: bool = False,
) -> mana_cost.Symbols:
    """What is left to pay with mana once other things have paid for some of it (or, ``at_best``, could pay).

    Static abilities and other parts of the cost say so by ``help_to_pay(game, action, symbols, scope, at_best)``.
    """
    if action is None:
        return symbols
    for part in parts:
        if isinstance(part, CostPart):
            symbols = part.help_to_pay(game, action, symbols, Scope.of(about(action) or player, player), at_best)
    for asked, scope in hooks(game, "help_to_pay", about(action)):
        symbols = asked(game, action, symbols, scope, at_best)
    return symbols


def loosened(game: Game, symbols: mana_cost.Symbols, action: Action | None) -> mana_cost.Symbols:
    """What mana has to be paid where it may be spent as though it were of another color, or of another type.

    The leave by which a spell is cast says so by ``counts_as``, static abilities by ``mana_counts_as(game, action, scope)``.
    """
    if action is None:
        return symbols
    said = {action.leave.word.counts_as} if action.leave is not None else set()
    said |= {asked(game, action, scope) for asked, scope in hooks(game, "mana_counts_as", about(action))}
    if "type" in said:
        return mana_cost.of_any(symbols, colorless=True)
    return mana_cost.of_any(symbols, colorless=False) if "color" in said else symbols


@rule("601.2g")
def pay_mana(
    game: Game, player: Id, symbols: mana_cost.Symbols, scope: Scope, action: Action, parts: tuple[CostPart, ...] = ()
) -> tuple[str, ...]:
    """Pay the mana part, activating mana abilities where mana is counted."""
    require(leaving_the_game.can_pay(game, player))
    if mana_cost.settle(symbols) == ("{0}",):
        return ()
    symbols = loosened(game, helped(game, player, symbols, action, parts), action)
    if game.state.is_paid_for:
        spend_what_counts(game, player, symbols, action)
        return ()
    make_mana(game, player, symbols, action)
    spent = spend(game, player, symbols, action)
    if spent is None:
        raise Illegal(can_pay_mana(game, player, symbols, action) + forbidden("The mana made does not pay the cost."))
    return spent


@rule("107.4f")
def with_life(total: TotalCost, symbols: int) -> TotalCost:
    """With that many Phyrexian symbols paid as 2 life each, and the others as mana."""
    if total.mana is None:
        return total
    count = min(symbols, mana_cost.phyrexian(total.mana))
    return msgspec.structs.replace(
        total, mana=mana_cost.without_phyrexian(total.mana, count), life=total.life + 2 * count
    )

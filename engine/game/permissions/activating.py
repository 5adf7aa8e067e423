"""Whether an ability may be activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.abilities import abilities_of, has_keyword
from engine.game.abilities import functions as ability_functions
from engine.game.actions import ActivateAbility
from engine.game.costs import cost_of
from engine.game.functioning import hooks, objections
from engine.game.limited_range_of_influence import cannot_activate
from engine.game.mana import has_tap_symbol, has_untap_symbol
from engine.game.objects import Id, Zone
from engine.game.paying import can_pay, least
from engine.game.permissions.as_though import as_though
from engine.game.permissions.timing import sorcery_timing
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, allowed, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


AT_ONCE = "instant"
"""What :class:`AsThough` calls activating an ability whenever an instant could be cast."""


def may_activate(game: Game, player: Id, action: ActivateAbility) -> Verdict:
    """Whether this player may activate this ability, as far as can be told beforehand."""
    if not (has_ability(game, action) + by_controller(game, player, action)):
        return may_begin_to_activate(game, player, action)
    return may_begin_to_activate(game, player, action) + affordable(game, player, action)


def may_begin_to_activate(game: Game, player: Id, action: ActivateAbility) -> Verdict:
    """Whether this player may begin to activate this ability: what it costs is asked later."""
    there = has_ability(game, action) + by_controller(game, player, action)
    if not there:
        return there
    verdict = cannot_activate(game, player, action.source) + functions(game, action) + limited(game, player, action)
    verdict += summoning_sickness(game, action)
    return verdict + objected(game, action)


@rule("602.1")
def has_ability(game: Game, action: ActivateAbility) -> Verdict:
    """Its object must be there and have the ability."""
    if not game.exists(action.source):
        return forbidden(f"{game.name(action.source)} is not there any more.")
    if game.object(action.source).is_phased_out:
        return forbidden(f"{game.name(action.source)} is phased out.")
    if action.ability not in abilities_of(game, action.source).activated:
        return forbidden(f"{game.name(action.source)} does not have that ability.")
    return ALLOWED


@rule("602.2")
def by_controller(game: Game, player: Id, action: ActivateAbility) -> Verdict:
    """Its object's controller activates it, its owner where it has no controller, unless it says that anyone may."""
    found = game.object(action.source)
    whose = game.controller(action.source) if found.zone in (Zone.BATTLEFIELD, Zone.STACK) else found.owner
    if whose == player or action.ability.by_any_player:
        return ALLOWED
    return forbidden(f"Only {game.name(whose)} can activate abilities of {game.name(action.source)}.")


@rule("113.6")
def functions(game: Game, action: ActivateAbility) -> Verdict:
    """It must be in a zone where the ability functions."""
    if ability_functions(game.object(action.source), action.ability):
        return ALLOWED
    zone = game.object(action.source).zone
    return forbidden(f"That ability of {game.name(action.source)} does not function in the {zone} zone.")


def limited(game: Game, player: Id, action: ActivateAbility) -> Verdict:
    """What the ability itself says about when and how often."""
    names = {limit.name for limit in action.ability.limits}
    verdict = Verdict()
    if "sorcery" in names:
        verdict += only_as_a_sorcery(game, player, action)
    if "once" in names:
        verdict += only_once_each_turn(game, action)
    if action.ability.is_loyalty:
        verdict += loyalty(game, player, action)
    for limit in action.ability.limits:
        verdict += limit.allows(game, player, action)
    return verdict


@rule("602.5d", "307.1")
def only_as_a_sorcery(game: Game, player: Id, action: ActivateAbility) -> Verdict:
    """The timing of sorceries, unless something lets it be activated any time an instant could be cast."""
    if (leave := as_though(game, action, AT_ONCE)) is not None:
        return _whenever(f"{leave} lets that ability of {game.name(action.source)} be activated at any time.", leave)
    return sorcery_timing(game, player, f"That ability of {game.name(action.source)} can be activated")


@rule("602.5b")
def only_once_each_turn(game: Game, action: ActivateAbility) -> Verdict:
    """No second time in a turn."""
    from engine.game.activating import activated_this_turn

    if action.ability in activated_this_turn(game, action.source):
        return forbidden(f"That ability of {game.name(action.source)} was activated already this turn.")
    return ALLOWED


@rule("606.3")
def loyalty(game: Game, player: Id, action: ActivateAbility) -> Verdict:
    """The timing of sorceries, and one loyalty ability of a permanent each turn."""
    from engine.game.activating import activated_this_turn

    name = game.name(action.source)
    if (leave := as_though(game, action, AT_ONCE)) is not None:
        verdict = _whenever(f"{leave} lets loyalty abilities of {name} be activated at any time.", leave)
    else:
        verdict = sorcery_timing(game, player, f"A loyalty ability of {name} can be activated")
    often = sum(ability.is_loyalty for ability in activated_this_turn(game, action.source))
    if often >= max((most(game, action, scope) for most, scope in hooks(game, "loyalty_times")), default=1):
        verdict += forbidden(f"A loyalty ability of {name} was activated already this turn.")
    return verdict


@rule("606.3", "101.1")
def _whenever(why: str, source: str) -> Verdict:
    return allowed(why, source)


def summoning_sickness(game: Game, action: ActivateAbility) -> Verdict:
    """A creature that came this turn cannot pay the tap or untap symbol; nothing else is affected."""
    found = game.object(action.source)
    if found.zone is not Zone.BATTLEFIELD or not found.is_sick:
        return ALLOWED
    symbol = "{T}" if has_tap_symbol(action.ability) else "{Q}" if has_untap_symbol(action.ability) else ""
    name = game.name(action.source)
    if not is_creature(game, action.source):
        return _unaffected(f"{name} is not a creature, so it does not matter that it came this turn.") if symbol else ALLOWED
    if not symbol:
        return _unaffected(f"Summoning sickness does not stop this: there is no {{T}} or {{Q}} in the cost of {name}'s ability.")
    if has_keyword(game, action.source, "haste"):
        return _hasty(f"{name} has haste, so it does not matter that it came this turn.")
    leave = as_though(game, action, "haste")
    return _sick(name, symbol) if leave is None else _let(f"{leave} lets {name} do this as though it had haste.", leave)


@rule("302.6", "602.5a")
def _sick(name: str, symbol: str) -> Verdict:
    return forbidden(f"{name} has not been under its controller's control since their turn began, so it can't pay {symbol}.")


@rule("302.6")
def _unaffected(why: str) -> Verdict:
    return allowed(why)


@rule("302.6", "702.10c")
def _hasty(why: str) -> Verdict:
    return allowed(why)


@rule("302.6", "702.10c")
def _let(why: str, source: str) -> Verdict:
    return allowed(why, source)


@rule("101.2")
def objected(game: Game, action: ActivateAbility) -> Verdict:
    """What other objects have against it; that something can't be done prevails over that it may be."""
    if action.ability.is_special_action:
        return ALLOWED  # no ability is activated
    return objections(game, action)


def affordable(game: Game, player: Id, action: ActivateAbility) -> Verdict:
    """Whether the least that it can cost could be paid."""
    return can_pay(game, player, least(cost_of(game, action)), Scope.of(action.source, player, x=action.x), action)

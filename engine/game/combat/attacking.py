"""Declaring attackers: which creatures can attack, and whether a whole declaration is legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.game.abilities import has_keyword
from engine.game.actions import AttackWith, DeclareAttack
from engine.game.announcing import NOTHING_SAID, Announcement, Preset
from engine.game.combat.banding import can_band
from engine.game.combat.costs import PaidToDeclare, cost_to_declare, sources
from engine.game.combat.events import DeclareAttackers
from engine.game.combat.optional import optional_costs
from engine.game.combat.requirements import Choices, least_obeying, most_obeyed, obeyed, obeying_with, requirements
from engine.game.combat.standing import attackable, unfit
from engine.game.costs import TotalCost, cost_of
from engine.game.functioning import objections, permitted
from engine.game.illegal import Illegal, require, undone_unless_whole
from engine.game.limited_range_of_influence import cannot_attack
from engine.game.objects import Id
from engine.game.paying import pay
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.teams import side
from engine.game.verdict import ALLOWED, Verdict, allowed, forbidden
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


def declare_attack(
    game: Game, attacks: Mapping[Id, Id], said: Announcement = NOTHING_SAID, bands: tuple[tuple[Id, ...], ...] = ()
) -> Verdict:
    """Declare attackers for the active player: whom each creature attacks. When illegal, the game is as it was before."""
    action = DeclareAttack(player=game.state.turn.active, attacks=dict(attacks), bands=bands)
    try:
        with undone_unless_whole(game):
            game.chooser = Preset(game.chooser, said.answers)
            return _declare(game, action, said.life_for_symbols)
    except Illegal as stop:
        return stop.verdict


@rule("508.1")
def _declare(game: Game, action: DeclareAttack, life_for_symbols: int) -> Verdict:
    verdict = require(can_declare_attack(game, action))
    optional = optional_costs(game, action)
    _tap(game, action)
    _pay(game, action, life_for_symbols)
    if optional:
        game.happen(*optional)
    players = side(game.state, action.player)
    still = {a: d for a, d in action.attacks.items() if game.exists(a) and game.controller(a) in players}
    hasty = any(game.object(a).is_sick and has_keyword(game, a, "haste") for a in still)
    cites = rules_of(_with_haste) if hasty else ()
    declared = DeclareAttackers(player=action.player, attacks=still, bands=action.bands, cites=cites)
    game.happen(*([declared] if len(players) == 1 else _by_each_of_team(game, declared, players)))
    return verdict


@rule("805.10a", "805.10b", "506.2b", "810.7")
def _by_each_of_team(game: Game, declared: DeclareAttackers, players: tuple[Id, ...]) -> list[DeclareAttackers]:
    """The team's one attack as what each player of it attacks with."""
    found = []
    for player in players:
        own = {a: d for a, d in declared.attacks.items() if game.controller(a) == player}
        bands = tuple(band for band in declared.bands if own.keys() & set(band))
        along = len(declared.attacks) - len(own)
        if own or (not declared.attacks and player == players[0]):
            cites = (*declared.cites, *rules_of(_by_each_of_team))
            found.append(DeclareAttackers(player=player, attacks=own, bands=bands, along=along, cites=cites))
    return found


@rule("702.10b")
def _with_haste() -> None:
    """A creature with haste attacks though its controller has not had it since the turn began."""


def can_declare_attack(game: Game, action: DeclareAttack) -> Verdict:
    """Whether these creatures may attack like this, all together, with every reason why not."""
    verdict = Verdict()
    for attacker, defender in action.attacks.items():
        verdict += can_attack(game, action.player, attacker, defender)
    return verdict + _restrictions(game, action) + can_band(game, action) + _enough(game, action)


def can_attack(game: Game, player: Id, attacker: Id, defender: Id) -> Verdict:
    """Whether one creature can attack this, looking at nothing but the two."""
    action = AttackWith(player=player, attacker=attacker, defender=defender)
    verdict = _fit(game, player, attacker) + _attackable(game, player, defender)
    if is_creature(game, attacker):
        verdict += _sickness(game, attacker) + _defender(game, action)
    return verdict + _single_restrictions(game, action)


@rule("508.1a")
def _fit(game: Game, player: Id, attacker: Id) -> Verdict:
    return unfit(game, player, attacker)


@rule("506.2", "506.3", "508.1b")
def _attackable(game: Game, player: Id, defender: Id) -> Verdict:
    if defender in attackable(game, player):
        return ALLOWED
    return cannot_attack(game, player, defender) + forbidden(f"{game.name(defender)} cannot be attacked by {game.name(player)}.")


def _sickness(game: Game, attacker: Id) -> Verdict:
    if not game.object(attacker).is_sick:
        return ALLOWED
    return _hasty(game, attacker) if has_keyword(game, attacker, "haste") else _sick(game, attacker)


@rule("508.1a", "302.6")
def _sick(game: Game, attacker: Id) -> Verdict:
    return forbidden(f"{game.name(attacker)} has not been under its controller's control since the turn began.")


@rule("702.10b")
def _hasty(game: Game, attacker: Id) -> Verdict:
    return allowed(f"{game.name(attacker)} has haste, so it does not matter that it came this turn.")


@rule("702.3b")
def _defender(game: Game, action: AttackWith) -> Verdict:
    if not has_keyword(game, action.attacker, "defender") or permitted(game, action):
        return ALLOWED
    return forbidden(f"{game.name(action.attacker)} has defender.", game.name(action.attacker))


@rule("508.1c")
def _single_restrictions(game: Game, action: AttackWith) -> Verdict:
    return objections(game, action)


@rule("508.1c")
def _restrictions(game: Game, action: DeclareAttack) -> Verdict:
    """Restrictions on the declaration as a whole."""
    return objections(game, action)


@rule("508.1d")
def _enough(game: Game, action: DeclareAttack) -> Verdict:
    """As many requirements must be obeyed as could be."""
    wanted = requirements(game, action)
    if not wanted:
        return ALLOWED
    chosen = {a: (d,) for a, d in action.attacks.items()}
    possible = _possible(game, action.player)
    if obeyed(wanted, chosen) >= most_obeyed(wanted, possible, lambda c: _is_legal(game, action.player, c)):
        return ALLOWED
    verdict = Verdict()
    for each in wanted:
        if not each.is_obeyed(chosen) and each.could_be_obeyed(possible):
            verdict += forbidden(f"{game.name(each.creature)} must attack if able.", each.source)
    return verdict


def least_attacks(game: Game, player: Id) -> tuple[Mapping[Id, Id], ...]:
    """The attacks with which a player does what has to be done and no more: more than one where there is a choice."""
    wanted = requirements(game, DeclareAttack(player=player, attacks={}))
    least = least_obeying(wanted, _possible(game, player), lambda c: _is_legal(game, player, c))
    return tuple({a: chosen[0] for a, chosen in choices.items()} for choices in least)


def attacks_along(game: Game, player: Id, attacks: Mapping[Id, Id]) -> tuple[Id, ...]:
    """What else has to attack so that these attacks are legal; nothing where that does not make them so."""
    wanted = requirements(game, DeclareAttack(player=player, attacks=attacks))
    chosen = {a: (d,) for a, d in attacks.items()}
    found = obeying_with(wanted, _possible(game, player), chosen, lambda c: _is_legal(game, player, c))
    return tuple(a for a in found or () if a not in attacks)


def _possible(game: Game, player: Id) -> dict[Id, list[tuple[Id, ...]]]:
    """What each creature could attack without a cost."""
    found: dict[Id, list[tuple[Id, ...]]] = {}
    for thing in game.state.battlefield():
        if game.controller(thing.id) in side(game.state, player) and is_creature(game, thing.id):
            can = [d for d in attackable(game, player) if can_attack(game, player, thing.id, d)]
            free: list[tuple[Id, ...]] = [(d,) for d in can if not _costs(game, player, thing.id, d)]
            found |= {thing.id: free} if free else {}
    return found


def _is_legal(game: Game, player: Id, choices: Choices) -> bool:
    attacks = {a: chosen[0] for a, chosen in choices.items()}
    return bool(_restrictions(game, DeclareAttack(player=player, attacks=attacks)))


def _costs(game: Game, player: Id, attacker: Id, defender: Id) -> bool:
    return not cost_of(game, DeclareAttack(player=player, attacks={attacker: defender})).is_nothing


@rule("508.1f")
def _tap(game: Game, action: DeclareAttack) -> None:
    game.happen(*(Tap(object=attacker) for attacker in action.attacks if not _stays_untapped(game, attacker)))


@rule("702.20b")
def _stays_untapped(game: Game, attacker: Id) -> bool:
    return has_keyword(game, attacker, "vigilance")


@rule("508.1h", "508.1j")
def _pay(game: Game, action: DeclareAttack, life_for_symbols: int) -> None:
    for player in side(game.state, action.player):
        own = {a: d for a, d in action.attacks.items() if game.controller(a) == player}
        _pay_own(game, DeclareAttack(player=player, attacks=own, bands=action.bands), life_for_symbols)


def _pay_own(game: Game, action: DeclareAttack, life_for_symbols: int) -> None:
    """What a player's own attackers cost."""
    if not action.attacks or cost_of(game, action).is_nothing:
        return
    scope = Scope.of(next(iter(action.attacks)), action.player)
    total = cost_to_declare(game, action, scope, life_for_symbols)
    try:
        pay(game, action.player, total, scope, action)
    except Illegal as stop:
        raise Illegal(_unpaid(total) + stop.verdict) from stop
    game.happen(PaidToDeclare(player=action.player, what="attack", total=total))


@rule("508.1h", "508.1j")
def _unpaid(total: TotalCost) -> Verdict:
    return forbidden(f"Attacking like this costs {total.text}, which cannot be paid.", sources(total))

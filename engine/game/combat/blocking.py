"""Declaring blockers: which creatures can block which, and whether a whole declaration is legal."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from engine.game.actions import BlockWith, DeclareBlock
from engine.game.announcing import NOTHING_SAID, Announcement, Preset
from engine.game.combat.banding import mates
from engine.game.combat.costs import PaidToDeclare, cost_to_declare, sources
from engine.game.combat.evasion import evades, menace
from engine.game.combat.events import DeclareBlockers, StayUnblocked
from engine.game.combat.requirements import Choices, least_obeying, most_obeyed, obeyed, obeying_with, requirements
from engine.game.combat.standing import attackers, defending_player, remove_what_left, unfit
from engine.game.costs import TotalCost, cost_of
from engine.game.functioning import hooks, objections
from engine.game.illegal import Illegal, require, undone_unless_whole
from engine.game.objects import Id
from engine.game.paying import pay
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.teams import active_players, side, take_turns_together
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


def declare_block(
    game: Game, blocks: Mapping[Id, Id | tuple[Id, ...]], player: Id | None = None, said: Announcement = NOTHING_SAID
) -> Verdict:
    """Declare blockers for a defending player (the one whose creatures these are): which attackers each one blocks.

    When illegal, the game is as it was before.
    """
    chosen = {b: a if isinstance(a, tuple) else (a,) for b, a in blocks.items()}
    action = DeclareBlock(player=_defending(game, chosen) if player is None else player, blocks=chosen)
    try:
        with undone_unless_whole(game):
            game.chooser = Preset(game.chooser, said.answers)
            return _declare(game, action, said.life_for_symbols)
    except Illegal as stop:
        return stop.verdict


def _defending(game: Game, blocks: Choices) -> Id:
    for blocker in blocks:
        return game.controller(blocker)
    attacked = [defending_player(game, d) for d in attackers(game).values() if d]
    return attacked[0] if attacked else game.state.opponents(game.state.turn.active)[0]


@rule("509.1")
def _declare(game: Game, action: DeclareBlock, life_for_symbols: int) -> Verdict:
    remove_what_left(game)
    verdict = require(can_declare_block(game, action))
    _pay(game, action, life_for_symbols)
    players = side(game.state, action.player)
    still = {b: a for b, a in action.blocks.items() if game.exists(b) and game.controller(b) in players}
    block(game, DeclareBlockers(player=action.player, blocks=still, cites=rules_of(_team_defends) if len(players) > 1 else ()))
    return verdict


@rule("509.1g", "509.1h", "509.1i")
def block(game: Game, declared: DeclareBlockers) -> None:
    """Blockers are declared, and what is not blocked stays so."""
    mine = {a: d for a, d in attackers(game).items() if _is_for(game, declared.player, d)}
    unblocked = [StayUnblocked(attacker=a, defender=d) for a, d in mine.items() if not _becomes_blocked(game, declared, a)]
    game.happen(declared, *unblocked)


def _is_for(game: Game, player: Id, attacked: Id) -> bool:
    """Whether what attacks that is for this player to block: it attacks nothing any more, or something of theirs."""
    return _is_defended_by(game, player, attacked) if attacked else not blockers_declared(game)


def _is_defended_by(game: Game, player: Id, attacked: Id) -> bool:
    """Whether the defending player is this one, or one of the team that blocks together."""
    defends = defending_player(game, attacked)
    return defends == player or (take_turns_together(game.state) and _team_defends(game, player, defends))


@rule("805.10d")
def _team_defends(game: Game, player: Id, defends: Id) -> bool:
    return defends in side(game.state, player)


def blockers_declared(game: Game) -> frozenset[Id]:
    """The players who have declared blockers."""
    return game.state.combat.declared - {*active_players(game.state)} if game.state.combat is not None else frozenset()


def _becomes_blocked(game: Game, declared: DeclareBlockers, attacker: Id) -> bool:
    """Whether it or another of its band is blocked."""
    combat = game.state.combat
    return any(declared.blockers(a) for a in (attacker, *(mates(combat, attacker) if combat is not None else ())))


def can_declare_block(game: Game, action: DeclareBlock) -> Verdict:
    """Whether these creatures may block like this, all together, with every reason why not."""
    verdict = Verdict()
    for blocker, chosen in action.blocks.items():
        verdict += _how_many(game, blocker, chosen)
        for attacker in chosen:
            verdict += can_block(game, action.player, blocker, attacker)
    return verdict + _restrictions(game, action) + _enough(game, action)


def can_block(game: Game, player: Id, blocker: Id, attacker: Id) -> Verdict:
    """Whether one creature can block one attacker, looking at nothing but the two."""
    return _fit(game, player, blocker) + _is_attacked_by(game, player, attacker) + _unhindered(game, player, blocker, attacker)


def could_block(game: Game, player: Id, blocker: Id, attacker: Id) -> Verdict:
    """Whether one creature could block another that attacked the player."""
    return _fit(game, player, blocker) + _unhindered(game, player, blocker, attacker)


def _unhindered(game: Game, player: Id, blocker: Id, attacker: Id) -> Verdict:
    if not is_creature(game, blocker):
        return ALLOWED
    action = BlockWith(player=player, blocker=blocker, attacker=attacker)
    return _evasion(game, action) + _single_restrictions(game, action)


@rule("509.1a")
def _fit(game: Game, player: Id, blocker: Id) -> Verdict:
    return unfit(game, player, blocker)


@rule("509.1a")
def _is_attacked_by(game: Game, player: Id, attacker: Id) -> Verdict:
    if attacker not in attackers(game):
        return forbidden(f"{game.name(attacker)} is not attacking.")
    defender = attackers(game)[attacker]
    if defender and not _is_defended_by(game, player, defender):
        return _attacks_another(game, player, attacker)
    return ALLOWED


@rule("802.4a")
def _attacks_another(game: Game, player: Id, attacker: Id) -> Verdict:
    return forbidden(f"{game.name(attacker)} is not attacking {game.name(player)}.")


@rule("509.1b")
def _evasion(game: Game, action: BlockWith) -> Verdict:
    return evades(game, action.attacker, action.blocker)


@rule("509.1b")
def _single_restrictions(game: Game, action: BlockWith) -> Verdict:
    return objections(game, action)


@rule("509.1a")
def _how_many(game: Game, blocker: Id, chosen: tuple[Id, ...]) -> Verdict:
    most = may_block(game, blocker)
    if most is None or len(chosen) <= most:
        return ALLOWED
    return forbidden(f"{game.name(blocker)} can block no more than {most} creature{'s' if most > 1 else ''}.")


def may_block(game: Game, blocker: Id) -> int | None:
    """How many creatures it can block: one, and what static abilities add (``more_blocks``: a number, None for any)."""
    most = 1
    for asked, scope in hooks(game, "more_blocks"):
        more: int | None = asked(game, blocker, scope)
        if more is None:
            return None
        most += more
    return most


@rule("509.1b")
def _restrictions(game: Game, action: DeclareBlock) -> Verdict:
    """Restrictions on the declaration as a whole."""
    verdict = objections(game, action)
    for attacker in dict.fromkeys(a for chosen in action.blocks.values() for a in chosen):
        verdict += menace(game, attacker, tuple(b for b, chosen in action.blocks.items() if attacker in chosen))
    return verdict


def can_block_together(game: Game, player: Id, attacker: Id, blockers: tuple[Id, ...]) -> Verdict:
    """Whether nothing keeps an attacker from being blocked by just these, each of which could block it."""
    return _restrictions(game, DeclareBlock(player=player, blocks=dict.fromkeys(blockers, (attacker,))))


@rule("509.1c")
def _enough(game: Game, action: DeclareBlock) -> Verdict:
    """As many requirements must be obeyed as could be."""
    wanted = requirements(game, action)
    if not wanted:
        return ALLOWED
    possible = _possible(game, action.player)
    if obeyed(wanted, action.blocks) >= most_obeyed(wanted, possible, lambda c: _is_legal(game, action.player, c)):
        return ALLOWED
    verdict = Verdict()
    for each in wanted:
        if not each.is_obeyed(action.blocks) and each.could_be_obeyed(possible):
            text = "must be blocked" if each.is_blocked else "must block"
            verdict += forbidden(f"{game.name(each.creature)} {text} if able.", each.source)
    return verdict


def least_blocks(game: Game, player: Id) -> tuple[Choices, ...]:
    """The blocks with which a player does what has to be done and no more: more than one where there is a choice."""
    wanted = requirements(game, DeclareBlock(player=player, blocks={}))
    return least_obeying(wanted, _possible(game, player), lambda c: _is_legal(game, player, c))


def blocks_along(game: Game, player: Id, blocks: Choices) -> tuple[Id, ...]:
    """What else has to block so that these blocks are legal; nothing where that does not make them so."""
    wanted = requirements(game, DeclareBlock(player=player, blocks=blocks))
    found = obeying_with(wanted, _possible(game, player), blocks, lambda c: _is_legal(game, player, c))
    return tuple(b for b in found or () if b not in blocks)


def block_with_nothing(game: Game, player: Id) -> None:
    """A player whom nothing obliges to block, and who is not said to, does not."""
    block(game, DeclareBlockers(player=player, blocks={}, is_told=False))


def _possible(game: Game, player: Id) -> dict[Id, list[tuple[Id, ...]]]:
    """What each creature could block without a cost."""
    found: dict[Id, list[tuple[Id, ...]]] = {}
    for thing in game.state.battlefield():
        if game.controller(thing.id) not in side(game.state, player) or not is_creature(game, thing.id):
            continue
        can = [a for a in attackers(game) if can_block(game, player, thing.id, a)]
        most = may_block(game, thing.id)
        groups = [g for n in range(1, min(len(can), most or len(can)) + 1) for g in combinations(can, n)]
        free = [g for g in groups if cost_of(game, DeclareBlock(player=player, blocks={thing.id: g})).is_nothing]
        found |= {thing.id: free} if free else {}
    return found


def _is_legal(game: Game, player: Id, choices: Choices) -> bool:
    return bool(_restrictions(game, DeclareBlock(player=player, blocks=choices)))


@rule("509.1d", "509.1f")
def _pay(game: Game, action: DeclareBlock, life_for_symbols: int) -> None:
    for player in side(game.state, action.player):
        own = DeclareBlock(player=player, blocks={b: a for b, a in action.blocks.items() if game.controller(b) == player})
        if own.blocks and not cost_of(game, own).is_nothing:
            scope = Scope.of(next(iter(own.blocks)), player)
            _pay_total(game, own, cost_to_declare(game, own, scope, life_for_symbols), scope)


@rule("509.1e")
def _pay_total(game: Game, action: DeclareBlock, total: TotalCost, scope: Scope) -> None:
    """Mana abilities may be activated to pay."""
    try:
        pay(game, action.player, total, scope, action)
    except Illegal as stop:
        raise Illegal(_unpaid(total) + stop.verdict) from stop
    game.happen(PaidToDeclare(player=action.player, what="block", total=total))


@rule("509.1d", "509.1f")
def _unpaid(total: TotalCost) -> Verdict:
    return forbidden(f"Blocking like this costs {total.text}, which cannot be paid.", sources(total))

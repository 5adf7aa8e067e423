"""Declarations of attackers and blockers that nobody has stated: none, or the least that has to be declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.actions import DeclareAttack, DeclareBlock
from engine.game.combat.attacking import can_declare_attack, declare_attack, least_attacks
from engine.game.combat.blocking import block_with_nothing, can_declare_block, declare_block, least_blocks
from engine.game.combat.events import DeclareAttackers, DeclareBlockers
from engine.game.combat.standing import attackers, defending_player, remove_what_left
from engine.game.illegal import require
from engine.game.objects import Id
from engine.game.teams import active_players, once_for_each_side
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def declare_unstated(game: Game) -> bool:
    """Have those declare who have not, before the step is over; whether anything came of it."""
    before = game.state
    if game.state.turn.step == "declare attackers":
        _attack(game)
    elif game.state.turn.step == "declare blockers":
        for player in _defending(game):
            _block(game, player)
    return game.state is not before


def _attack(game: Game) -> None:
    player = game.state.turn.active
    if set(active_players(game.state)) & _declared(game) or can_declare_attack(game, DeclareAttack(player=player, attacks={})):
        return
    ways = least_attacks(game, player)
    options = [(tuple(way.items()), _told(game, DeclareAttackers(player=player, attacks=way))) for way in ways]
    chosen = game.choose_one(player, "attack", options, prompt="Some creature has to attack: how?")
    if chosen:
        require(declare_attack(game, dict(chosen)))


def _defending(game: Game) -> tuple[Id, ...]:
    """The defending players who have declared no blockers, in the order of their turns."""
    attacked = {defending_player(game, defender) for defender in attackers(game).values()}
    left = once_for_each_side(game.state, (p for p in game.state.order() if p in attacked - _declared(game)))
    return _one_after_another(left) if len(left) > 1 else left


@rule("802.4")
def _one_after_another(players: tuple[Id, ...]) -> tuple[Id, ...]:
    return players


def _block(game: Game, player: Id) -> None:
    remove_what_left(game)
    if can_declare_block(game, DeclareBlock(player=player, blocks={})):
        block_with_nothing(game, player)
        return
    ways = least_blocks(game, player)
    options = [(tuple(way.items()), _told(game, DeclareBlockers(player=player, blocks=way))) for way in ways]
    chosen = game.choose_one(player, "block", options, prompt="Some creature has to block: how?")
    if chosen:
        require(declare_block(game, dict(chosen), player))


def _declared(game: Game) -> frozenset[Id]:
    return game.state.combat.declared if game.state.combat is not None else frozenset()


def _told(game: Game, event: DeclareAttackers | DeclareBlockers) -> str:
    return event.sentence(game).rstrip(".")

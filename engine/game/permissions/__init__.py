"""What may and may not be done: every action is asked about here, and every reason against it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.actions import (
    Action,
    ActivateAbility,
    AttackWith,
    BlockWith,
    CastSpell,
    ChooseTarget,
    DeclareAttack,
    DeclareBlock,
    PlayLand,
    TurnUp,
)
from engine.game.objects import Id
from engine.game.permissions.activating import may_activate
from engine.game.permissions.as_though import AsThough
from engine.game.permissions.casting import may_cast
from engine.game.permissions.lands import may_play
from engine.game.permissions.turning_up import may_turn_up
from engine.game.verdict import Verdict

if TYPE_CHECKING:
    from engine.game.machine import Game


def may(game: Game, player: Id, action: Action) -> Verdict:
    """Whether a player who could do something now may do this, with every reason why not.

    Targets and modes are not looked at: they are chosen as the action is carried out.
    """
    if isinstance(action, CastSpell):
        return may_cast(game, player, action)
    if isinstance(action, ActivateAbility):
        return may_activate(game, player, action)
    if isinstance(action, PlayLand):
        return may_play(game, player, action)
    if isinstance(action, TurnUp):
        return may_turn_up(game, player, action)
    return _in_combat(game, player, action)


def _in_combat(game: Game, player: Id, action: Action) -> Verdict:
    from engine.game.combat.attacking import can_attack, can_declare_attack
    from engine.game.combat.blocking import can_block, can_declare_block
    from engine.game.targets import can_target

    if isinstance(action, AttackWith):
        return can_attack(game, player, action.attacker, action.defender)
    if isinstance(action, BlockWith):
        return can_block(game, player, action.blocker, action.attacker)
    if isinstance(action, DeclareAttack):
        return can_declare_attack(game, action)
    if isinstance(action, DeclareBlock):
        return can_declare_block(game, action)
    if isinstance(action, ChooseTarget):
        return can_target(game, player, action.target, action.source, action.of)
    raise TypeError(f"{type(action).__name__} is not an action that permissions know")


__all__ = ["AsThough", "may"]

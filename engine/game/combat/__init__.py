"""Combat: attacking, blocking, and combat damage."""

from engine.game.combat.attacking import can_attack, can_declare_attack, declare_attack
from engine.game.combat.blocking import can_block, can_declare_block, declare_block
from engine.game.combat.damage import combat_damage, is_first_of_two
from engine.game.combat.events import (
    Attacks,
    BecomeBlocked,
    Blocks,
    BlocksCreature,
    DeclareAttackers,
    DeclareBlockers,
    EndCombat,
    PutAttacking,
    RemoveFromCombat,
    StayUnblocked,
)
from engine.game.combat.requirements import Requirement
from engine.game.combat.standing import (
    attackable,
    attackers,
    blockers,
    defending_player,
    is_attacking,
    is_blocked,
    is_blocking,
    is_unblocked,
    remove_what_left,
)

__all__ = [
    "Attacks", "BecomeBlocked", "Blocks", "BlocksCreature", "DeclareAttackers", "DeclareBlockers", "EndCombat", "PutAttacking",
    "RemoveFromCombat", "Requirement", "StayUnblocked", "attackable", "attackers", "blockers", "can_attack", "can_block",
    "can_declare_attack", "can_declare_block", "combat_damage", "declare_attack", "declare_block", "defending_player",
    "is_attacking", "is_blocked", "is_blocking", "is_first_of_two", "is_unblocked", "remove_what_left",
]

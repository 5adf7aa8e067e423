"""Targets: which words ask for them, what may be chosen, and whether it is still legal."""

from engine.game.targets.events import BecomeTarget, ChangeTargets, division, division_slot
from engine.game.targets.legality import (
    ILLEGAL,
    can_target,
    illegal_now,
    is_there,
    legal_targets,
    options,
    source_of,
    targets_of,
)
from engine.game.targets.reference import EnchantTarget, TargetReference
from engine.game.targets.texts import announced, own_x, requirements, spell_texts, texts_of
from engine.game.targets.unfit import unfit

__all__ = [
    "ILLEGAL",
    "BecomeTarget",
    "ChangeTargets",
    "EnchantTarget",
    "TargetReference",
    "announced",
    "can_target",
    "division",
    "division_slot",
    "illegal_now",
    "is_there",
    "legal_targets",
    "options",
    "own_x",
    "requirements",
    "source_of",
    "spell_texts",
    "targets_of",
    "texts_of",
    "unfit",
]

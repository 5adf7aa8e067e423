"""The families of questions, one room each."""

from bot.quiz.families import (
    casting,
    combat,
    copying,
    counting,
    illegal,
    layers,
    mana,
    multiplayer,
    replacement,
    sickness,
    state_based,
    targets,
    triggers,
    zones,
)
from bot.quiz.families.family import Deal, Family

ROOMS = (
    layers,
    mana,
    sickness,
    combat,
    triggers,
    replacement,
    copying,
    targets,
    zones,
    state_based,
    casting,
    counting,
    multiplayer,
    illegal,
)
FAMILIES: dict[str, Family] = {room.FAMILY.name: room.FAMILY for room in ROOMS}

__all__ = ["FAMILIES", "Deal", "Family"]

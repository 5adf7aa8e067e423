"""The families of questions, one room each."""

from bot.quiz.families import layers, mana
from bot.quiz.families.family import Deal, Family

FAMILIES: dict[str, Family] = {room.FAMILY.name: room.FAMILY for room in (layers, mana)}

__all__ = ["FAMILIES", "Deal", "Family"]

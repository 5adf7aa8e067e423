"""Poisonous: combat damage to a player gives poison counters besides."""

from __future__ import annotations

from typing import ClassVar

from engine.game.meaning import Ability
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import Numbered, ability, some


@says("poisonous {number}")
class Poisonous(Numbered, frozen=True):
    """The player that it hits gets poison counters."""

    name: ClassVar[str] = "poisonous"

    @rule("702.70a", "702.70b")
    def means(self) -> tuple[Ability, ...]:
        return (ability(f"whenever ~ deals combat damage to a player, that player gets {some(self.number, 'poison counter')}."),)

"""Absorb: some of the damage from each source is prevented."""

from __future__ import annotations

from typing import ClassVar

from engine.game.meaning import Ability
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import Numbered, ability


@says("absorb {number}")
class Absorb(Numbered, frozen=True):
    """So much of what a source would deal to it is prevented."""

    name: ClassVar[str] = "absorb"

    @rule("702.64a", "702.64b", "702.64c")
    def means(self) -> tuple[Ability, ...]:
        return (ability(f"if a source would deal damage to ~, prevent {self.number} of that damage."),)

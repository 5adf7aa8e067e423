"""Cumulative upkeep of which each payment is of one color or another."""

from __future__ import annotations

from typing import ClassVar

from engine.game.meaning import Ability, Keyword
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.keywords.spelling import MadeTriggered, costs, event
from engine.words.keywords.upkeep import AgesAndCosts


@says("cumulative upkeep {first} or {second}")
class CumulativeUpkeepEither(Keyword, frozen=True):
    """For each age counter one mana or the other is paid, as one paid for a hybrid symbol is."""

    first: Mana
    second: Mana
    name: ClassVar[str] = "cumulative upkeep"

    def __post_init__(self) -> None:
        if any(len(mana.symbols) != 1 or len(mana.symbols[0]) != 3 for mana in (self.first, self.second)):
            raise Unfit

    @rule("702.24a")
    def means(self) -> tuple[Ability, ...]:
        either = f"{{{self.first.symbols[0][1]}/{self.second.symbols[0][1]}}}"
        return (MadeTriggered(trigger=event("the beginning of your upkeep"), effect=AgesAndCosts(cost=costs(either))),)

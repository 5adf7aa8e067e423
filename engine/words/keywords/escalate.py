"""Escalate: each mode beyond the first costs more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import CastSpell
from engine.game.costs import Additional, CostChange, parts_of, split
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.kicker import OfThisSpell
from engine.words.keywords.spelling import Costed, costed


class ForEachMoreMode(OfThisSpell, frozen=True):
    """A cost for each chosen mode but one; made, never read."""

    cost: tuple[CostPart, ...]

    @rule("702.120a", "601.2f")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        stacked = game.object(action.spell).stacked
        times = len(stacked.modes) - 1 if stacked is not None else 0
        if times < 1:
            return ()
        mana, parts = split(parts_of(self.cost))
        return (Additional(name="escalate", mana=mana * times, parts=parts * times),)


@says(*costed("escalate"))
class Escalate(Costed, frozen=True):
    """Each mode beyond the first costs more."""

    name: ClassVar[str] = "escalate"

    @rule("702.120a")
    def means(self) -> tuple[Ability, ...]:
        return (ForEachMoreMode(cost=self.cost),)

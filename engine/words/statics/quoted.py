"""Quoted static abilities that are printed without their full stop."""

from __future__ import annotations

from engine.game.meaning import Ability
from engine.phrase import Unfit, says
from engine.words.abilities import ContinuousAbility, Predicate
from engine.words.modifications.abilities import Granted


@says('"{predicate}"', '«{predicate}»')
class QuotedPredicate(Granted, frozen=True):
    """A quoted continuous effect."""

    predicate: Predicate

    def __post_init__(self) -> None:
        if self.predicate.restrictions:
            raise Unfit

    def abilities(self) -> tuple[Ability, ...]:
        return (ContinuousAbility(predicate=self.predicate),)

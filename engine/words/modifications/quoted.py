"""Quoted abilities that are printed without the full stop of their last sentence."""

from __future__ import annotations

from engine.game.meaning import Ability, CostPart
from engine.phrase import says
from engine.words.loyalty import Loyalty, LoyaltyAbility
from engine.words.modifications.abilities import Granted
from engine.words.sentences import Core, Instructions


@says('"{cost:comma+}: {sentence}"', '«{cost:comma+}: {sentence}»')
class QuotedInShort(Granted, frozen=True):
    """A quoted activated ability of one sentence."""

    cost: tuple[CostPart, ...]
    sentence: Core

    def __post_init__(self) -> None:
        self.abilities()  # a cost that no activated ability has does not fit

    def abilities(self) -> tuple[Ability, ...]:
        from engine.words.abilities import ActivatedAbility

        return (ActivatedAbility(cost=self.cost, effect=Instructions(sentences=(self.sentence,))),)


@says('"{cost}: {sentence}"')
class QuotedLoyaltyInShort(Granted, frozen=True):
    """A quoted loyalty ability of one sentence."""

    cost: Loyalty
    sentence: Core

    def abilities(self) -> tuple[Ability, ...]:
        return (LoyaltyAbility(cost=self.cost, effect=Instructions(sentences=(self.sentence,))),)

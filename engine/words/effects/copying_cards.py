"""Copying cards where they are, each of several."""

from __future__ import annotations

from typing import ClassVar

from engine.game.card_copies import copy_card
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.antecedents import Antecedent


@says("{copies/copy^} each {cards:one}")
class CopyEachCard(PlayerVerb, frozen=True):
    """Every card that fits is copied where it is."""

    cards: ObjectFilter
    slot: str = ""
    makes: ClassVar[str] = "copied"

    def __post_init__(self) -> None:
        if "card" not in self.cards.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copies can be spoken of."""
        return (Antecedent(slot=self.slot, nature="copied"),)

    @rule("707.12")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = candidates(game, self.cards, scope)
        scope.slots[self.slot] = tuple(copy_card(game, t, p) for p in players for t in found)

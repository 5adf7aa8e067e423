"""References to permanents and suspended cards together."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import Description, candidates
from engine.words.keywords.suspending import SuspendedCard


@says("each {permanents:one} and each {cards:one}", "each {cards:one} and each {permanents:one}")
class EachAndSuspended(ObjectReference, frozen=True):
    """Every permanent that fits and every suspended card."""

    permanents: Description
    cards: SuspendedCard

    @rule("702.62b")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (*candidates(game, self.permanents, scope), *candidates(game, self.cards, scope))

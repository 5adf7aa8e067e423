"""The cards that an object exiled, spoken of as such: "the cards exiled with ~"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import Description, candidates


@says("the {cards}")
class TheLinked(ObjectReference, frozen=True):
    """All of them that fit."""

    cards: Description

    def __post_init__(self) -> None:
        linked = any(q.is_linked for q in self.cards.qualifiers)
        if not self.cards.plural or not linked:
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    @rule("607.2a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return candidates(game, self.cards, scope)

"""The cards that an object exiled, spoken of as such: "the cards exiled with ~"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.filters.description import Description, candidates
from engine.words.references.antecedents import LINKED


@rule("607.3", "608.2c")
def each_meant(game: Game, scope: Scope, reference: Word, found: tuple[Id, ...]) -> tuple[Id, ...]:
    """What a reference to one object means: each card that an ability exiled more than once; else the own one of a player."""
    if len(found) > 1 and any(word.slot == LINKED for word in walk(reference)):
        return found
    if len(found) > 1 and scope.each in game.state.players:
        found = tuple(t for t in found if game.controller(t) == scope.each)
    return found[:1]


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

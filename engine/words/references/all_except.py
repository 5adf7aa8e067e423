"""All of a kind except those with which something was done: "all creatures except creatures chosen this way"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.this_way import ThisWay


@says("all {things:many} except {those}")
class AllExceptThose(ObjectReference, frozen=True):
    """Every object that fits and with which that was not done."""

    things: ObjectFilter
    those: ThisWay

    def __post_init__(self) -> None:
        if not self.those.things.plural:
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        spared = {scope.now(t) for t in self.those.which(game, scope)}
        return tuple(t for t in candidates(game, self.things, scope) if t not in spared)

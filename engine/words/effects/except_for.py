"""What is left out of a group: "all permanents except for artifacts and lands"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import All


@says("except for {others:many}", "except for ~")
class ExceptFor(Qualifier, frozen=True):
    """Not one of those that fit another description, or not the object itself."""

    others: ObjectFilter | None = None

    @rule("109.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing != scope.source if self.others is None else not self.others.match(game, thing, scope)


@says("return{s^} {things} to their owners' hands except for {others:many}")
class ReturnExcept(PlayerVerb, frozen=True):
    """Everything that fits goes to its owner's hand, but what fits another description."""

    things: All
    others: ObjectFilter

    @rule("400.7")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = (t for t in self.things.find(game, scope) if not self.others.match(game, t, scope))
        game.happen(*(Move(object=t, to=Zone.HAND, how="return", by=scope.source) for t in found))

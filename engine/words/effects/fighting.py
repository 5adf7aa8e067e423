"""Fighting."""

from __future__ import annotations

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, ObjectVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says("fight{s^} {other}")
class Fight(ObjectVerb, frozen=True):
    """Two creatures deal damage equal to their powers to each other."""

    other: ObjectReference

    @rule("701.14a", "701.14b", "701.14d")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        for one in objects:
            for other in self.other.find(game, scope):
                if self._can(game, one) and self._can(game, other):
                    game.happen(*self._blows(game, one, other))

    @staticmethod
    def _can(game: Game, thing: Id) -> bool:
        return game.exists(thing) and "creature" in game.characteristics(thing).types

    @staticmethod
    def _blows(game: Game, one: Id, other: Id) -> list[Damage]:
        pairs = ((one, other), (other, one))
        return [Damage(source=a, recipient=b, amount=max(0, game.characteristics(a).power or 0)) for a, b in pairs]

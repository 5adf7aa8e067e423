"""Doing something for each of what either of two nouns names: "for each Aura and Equipment attached to it, ..."."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.countable_both import EachOfBoth
from engine.words.effects.for_each import EACH_THING, OneThing
from engine.words.references.antecedents import Antecedent


@says("{both}")
class OneOfBoth(OneThing, frozen=True):
    """Objects that either noun names."""

    both: EachOfBoth

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The one at hand can be spoken of."""
        nouns = self.both.first.nouns() | self.both.second.nouns()
        return (Antecedent(slot=EACH_THING, nature="object", nouns=nouns),)

    def all(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.both.which(game, scope)

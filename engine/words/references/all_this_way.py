"""All that something was done with earlier in the ability: "all land cards revealed this way"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.adjectives import Other
from engine.words.references.antecedents import Antecedent
from engine.words.references.this_way import ThisWay


@says("all {ones}", "the {ones}", "each of the {ones}", "each {ones}")
class AllThisWay(ObjectReference, frozen=True):
    """All of them that fit."""

    ones: ThisWay

    def __post_init__(self) -> None:
        things = self.ones.things
        if things.plural != (self.wording != 3) or any(isinstance(a, Other) for a in things.adjectives):
            raise Unfit  # the others are what is left

    @property
    def plural(self) -> bool:
        return self.wording != 3

    def antecedents(self) -> tuple[Antecedent, ...]:
        """They can be spoken of."""
        slot = f"{self.ones.slot} chosen"
        return (Antecedent(slot=slot, nature="object", nouns=self.ones.things.nouns(), is_many=True),)

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = present(game, scope, self.ones.which(game, scope))
        scope.slots[f"{self.ones.slot} chosen"] = found
        return found


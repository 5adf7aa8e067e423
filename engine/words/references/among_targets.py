"""A target of the ability, spoken of again by what was said of it: "the creature you control"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.filters.description import Description
from engine.words.filters.qualifiers import Controlled, NotControlled
from engine.words.references.antecedents import SEVERAL, YOU_CONTROL, YOU_DONT_CONTROL, Antecedent
from engine.words.references.players import You


@says("the {things}", "the chosen {things}")
class TheTarget(ObjectReference, frozen=True):
    """The one target among those before it that fits the description; it was said of one of them."""

    is_known: ClassVar[bool] = True
    things: Description
    earlier: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        controlled = [q for q in self.things.qualifiers if isinstance(q, Controlled | NotControlled)]
        if self.things.plural or self.things.adjectives or len(controlled) != 1 or len(self.things.qualifiers) != 1:
            raise Unfit
        if any(q.player.refers for q in controlled):
            raise Unfit  # one of several chosen, not a target

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It is what "it" means from then on."""
        mine = any(isinstance(q, Controlled) and isinstance(q.player, You) for q in self.things.qualifiers)
        slot = f"{SEVERAL.join(self.earlier)}{YOU_CONTROL if mine else YOU_DONT_CONTROL}"
        return (Antecedent(slot=slot, nature="object", nouns=self.things.nouns()),)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        every = [t for slot in self.earlier for t in scope.slots.get(slot, ()) if t not in game.state.players]
        return tuple(t for t in every if self.things.match(game, t, scope))

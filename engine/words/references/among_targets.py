"""A target of the ability, spoken of again by what was said of it: "the creature you control"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.filters.description import Description


@says("the {things}", "the chosen {things}")
class TheTarget(ObjectReference, frozen=True):
    """The one target among those before it that fits the description; it was said of one of them."""

    things: Description
    earlier: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        controlled = [q for q in self.things.qualifiers if type(q).__name__ in ("Controlled", "NotControlled")]
        if self.things.plural or self.things.adjectives or len(controlled) != 1 or len(self.things.qualifiers) != 1:
            raise Unfit

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        every = [t for slot in self.earlier for t in scope.slots.get(slot, ()) if t not in game.state.players]
        return tuple(t for t in every if self.things.match(game, t, scope))

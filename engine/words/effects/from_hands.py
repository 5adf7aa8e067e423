"""All cards of a hand that was revealed which fit."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import Description
from engine.words.filters.likeness import SameName
from engine.words.filters.told import OfCards
from engine.words.references.antecedents import Antecedent, bound


@says("all {things:many} from it", "all {things:many} from it {more}")
class AllOfThatHand(OfCards, ObjectReference, frozen=True):
    """All cards that fit of the hand spoken of."""

    things: Description
    more: SameName | None = None
    slot: str = ""
    refers: ClassVar[str] = "hand"

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of."""
        return (Antecedent(slot=f"{self.slot} chosen", nature="object", nouns=frozenset({"card"}), is_many=True),)

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        held = (t for p in bound(game, scope, self.slot) for t in game.state.zone(Zone.HAND, p))
        fits = tuple(t for t in held if self.things.match(game, t, scope))
        found = tuple(t for t in fits if self.more is None or self.more.match(game, t, scope))
        scope.slots[f"{self.slot} chosen"] = found
        return found

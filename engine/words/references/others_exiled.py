"""What an object exiled before: "each other card exiled with ~"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.description import Description
from engine.words.references.antecedents import LINKED, bound


@says("each other {cards:one} exiled with ~", "all other {cards:many} exiled with ~")
class OthersExiled(ObjectReference, frozen=True):
    """The cards that the object exiled, but for those that were exiled just now, or else chosen just now."""

    cards: Description
    slot: str = ""
    refers: ClassVar[str] = "exiled"
    otherwise: ClassVar[str] = "nothing exiled now"

    def __post_init__(self) -> None:
        linked = any(q.is_of_what_it_did for q in self.cards.qualifiers)
        if "card" not in self.cards.nouns() or linked:
            raise Unfit

    @property
    def plural(self) -> bool:
        return self.wording == 1

    @rule("607.2a", "608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        spoken = (ids for slot, ids in scope.slots.items() if slot.rstrip("0123456789") in ("chosen", "random", "target"))
        new = (*present(game, scope, bound(game, scope, self.slot)), *(t for ids in spoken for t in ids))
        there = (t for t in bound(game, scope, LINKED) if t not in new and game.object(t).zone is Zone.EXILE)
        return tuple(t for t in there if self.cards.match(game, t, scope))

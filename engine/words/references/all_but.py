"""All of a library but for its last cards."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones.libraries import is_closed
from engine.game.zones.moving import unplaced_mark
from engine.phrase import says
from engine.words.amounts import Number
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.possessive import Whose


@says("all but the bottom card of {whose} library", "all but the bottom {number} cards of {whose} library")
class AllButTheBottom(ObjectReference, frozen=True):
    """Every card of a library above its last ones; where it is not known whole, every one known from the top."""

    whose: Whose
    number: Number = Number(n=1)
    slot: str = ""
    makes: ClassVar[str] = "top"

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=True),)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        if self.slot not in scope.slots:
            scope.slots[self.slot] = tuple(t for p in self.whose.find(game, scope) for t in self._above(game, p))
        return bound(game, scope, self.slot)

    def _above(self, game: Game, player: Id) -> tuple[Id, ...]:
        cards = game.state.zone(Zone.LIBRARY, player)
        if is_closed(game.state, player):
            return cards[: max(0, len(cards) - self.number.n)]
        unplaced = game.state.marks.get(unplaced_mark(player), frozenset())
        return tuple(t for t in cards if t not in unplaced)

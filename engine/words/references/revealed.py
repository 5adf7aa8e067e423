"""Cards that were revealed, and those that are chosen of them: "the revealed cards", "a card from it"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import Description
from engine.words.filters.told import OfCards
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.spoken_of import ObjectsSpokenOf


@says("the revealed cards")
class TheRevealedCards(ObjectsSpokenOf, frozen=True):
    """The cards that were revealed, as they were spoken of together."""


@says("the chosen cards")
class TheChosenCards(TheRevealedCards, frozen=True):
    """Only those of the cards that were chosen."""

    refers: ClassVar[str] = "chosen"


@says("a(n) {things} from it")
class FromThatHand(OfCards, ObjectReference, frozen=True):
    """A card that fits of the hand that is looked at, as the player who looks chooses."""

    things: Description
    slot: str = ""
    refers: ClassVar[str] = "hand"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot=f"{self.slot} chosen", nature="object", nouns=frozenset({"card"})),)

    def _fits(self, game: Game, scope: Scope) -> list[tuple[Id, str]]:
        held = (t for p in bound(game, scope, self.slot) for t in game.state.zone(Zone.HAND, p))
        return [(t, game.name(t)) for t in held if self.things.match(game, t, scope)]

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is such a card."""
        return bool(self._fits(game, scope))

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        player = scope.controller if scope.each is None else scope.each
        chosen = game.choose(player, "card", self._fits(game, scope), about=scope.source)
        scope.slots[f"{self.slot} chosen"] = chosen
        return chosen

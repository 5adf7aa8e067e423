"""Having the activated abilities of the card on top of the library."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Activated, Filter, Modification, Reference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import OfCards
from engine.words.references.objects import This


class HasActivatedOfTop(Modification, frozen=True):
    """The activated abilities of the top card of its controller's library, if that fits; made, never read."""

    things: ObjectFilter

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "602.1")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        for card in game.state.zone(Zone.LIBRARY, scope.controller)[:1]:
            if self.things.match(game, card, scope):
                draft.gain(*(a for a in game.characteristics(card).abilities if isinstance(a, Activated)))


@says("as long as the top card of your library is a(n) {things}, ~ has all activated abilities of that card.")
class HasAbilitiesOfTopCard(OfCards, Static, frozen=True):
    """It has them while that card fits."""

    @rule("604.2")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), HasActivatedOfTop(things=self.things)),)

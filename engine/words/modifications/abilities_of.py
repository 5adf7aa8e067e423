"""Having the activated abilities that other objects have, whatever those are at the moment."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.mana import is_mana_ability
from engine.game.meaning import Activated, Modification, ObjectReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.loyalty import LoyaltyAbility


@says("{has/have^} (the|all) loyalty abilities of {things}")
class HasLoyaltyAbilitiesOf(Modification, frozen=True):
    """The loyalty abilities of other objects."""

    things: ObjectReference

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "606.2")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        others = (t for t in self.things.find(game, scope) if t != draft.of)
        draft.gain(*(a for t in others for a in game.characteristics(t).abilities if isinstance(a, LoyaltyAbility)))


@says(
    "{has/have^} all activated abilities of {things}",
    "{has/have^} all activated abilities of {things} except mana abilities",
)
class HasActivatedOf(Modification, frozen=True):
    """The activated abilities of other objects, perhaps without their mana abilities."""

    things: ObjectReference

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "602.1")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        others = (t for t in self.things.find(game, scope) if t != draft.of)
        found = (a for t in others for a in game.characteristics(t).abilities if isinstance(a, Activated))
        draft.gain(*(a for a in found if not self.wording or not is_mana_ability(a)))

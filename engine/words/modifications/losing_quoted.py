"""Losing an ability that is quoted."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification, Static
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says('lose{s^} "{ability}"')
class LosesQuoted(Modification, frozen=True):
    """The very ability is lost, however often it is there."""

    ability: Static

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.lose(lambda ability: ability == self.ability)

"""Discarding another card that fits as a cost, or one of two costs."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Discard
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.costs.cards import PayWithOthers


@says("discard another {things}")
class DiscardAnother(PayWithOthers, frozen=True, kw_only=True):
    """Discard a card that fits and that is not the object itself."""

    kind: ClassVar[str] = "discard"

    def __post_init__(self) -> None:
        super().__post_init__()
        if "card" not in self.things.nouns():
            raise Unfit

    def _options(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        hand = game.state.zone(Zone.HAND, player)
        return [t for t in hand if t != scope.source and self.things.match(game, t, scope)]

    @rule("701.9a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(*(Discard(player=player, object=t) for t in self.chosen(game, player, scope)))

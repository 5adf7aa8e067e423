"""Two zones of which either will do: "from your hand or graveyard"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.references.possessive import Whose
from engine.words.zones import InZone


@says("from {whose} hand or graveyard", "from {whose} graveyard or hand")
class InHandOrGraveyard(InZone, frozen=True):
    """A hand or graveyard of somebody."""

    whose: Whose

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((zone, p) for p in self.whose.find(game, scope) for zone in (Zone.HAND, Zone.GRAVEYARD))

"""Hands and graveyards of several players at once."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.zones import InZone


@says("from all hands", "from all hands and graveyards", "from all opponents' hands", "from all opponents' hands and graveyards")
class InAllHands(InZone, frozen=True):
    """Everybody's hands, or the opponents', perhaps their graveyards too."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        players = game.state.order() if self.wording < 2 else game.state.opponents(scope.controller)
        zones = (Zone.HAND, Zone.GRAVEYARD) if self.wording % 2 else (Zone.HAND,)
        return tuple((zone, p) for p in players for zone in zones)


@says("in (your opponents'|all opponents') graveyards", "from (your opponents'|all opponents') graveyards")
class InOpponentsGraveyards(InZone, frozen=True):
    """The graveyards of all opponents."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((Zone.GRAVEYARD, p) for p in game.state.opponents(scope.controller))

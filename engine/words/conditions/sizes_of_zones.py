"""How many cards there are in a library or a graveyard."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones.libraries import is_closed
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.comparisons import Bound


@says("a graveyard has {bound} cards in it")
class AGraveyardHas(Condition, frozen=True):
    """The number of cards in some graveyard is within a bound."""

    bound: Bound

    @rule("404.2")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self.bound.keeps(len(game.state.zone(Zone.GRAVEYARD, p)), game, scope) for p in game.state.order())


@says("your library has no cards in it")
class YourLibraryIsEmpty(Condition, frozen=True):
    """There is no card in the controller's library."""

    @rule("401.3")
    def holds(self, game: Game, scope: Scope) -> bool:
        return is_closed(game.state, scope.controller) and not game.state.zone(Zone.LIBRARY, scope.controller)

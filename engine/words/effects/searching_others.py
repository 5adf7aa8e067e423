"""Searching the libraries of other players."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.searching import find
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.search import SEARCHED, SearchFor, looked_through
from engine.words.references.possessive import PlayersOwn


@says("search{es^} {whose} library for {number} {things}", "search{es^} {whose} library for up to {number} {things}")
class SearchTheirs(SearchFor, frozen=True, kw_only=True):
    """A player looks through somebody else's library."""

    whose: PlayersOwn

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.whose.player.refers and not isinstance(self.whose.player, TargetReference):
            raise Unfit

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        least, most = super().bounds(game, scope, able)
        return (0 if self.wording == 1 else least), most

    @rule("701.23a", "701.23b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found: list[Id] = []
        for player in players:
            for other in self.whose.find(game, scope):
                cards, scope.slots[SEARCHED] = looked_through(game, player, other, (Zone.LIBRARY,))
                fit = [(t, game.name(t)) for t in cards if self.things.match(game, t, scope)]
                least, most = self.bounds(game, scope, len(fit))
                bounds = least if scope.slots[SEARCHED] else 0, most
                found += find(game, player, other, fit, bounds, scope.source)
        scope.slots[self.slot] = tuple(found)

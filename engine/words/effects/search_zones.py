"""Searching several zones of one's own, or as many of them as wanted."""

from __future__ import annotations

from typing import Final

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says, template_of
from engine.rulebook import rule
from engine.words.effects.search import SEARCHED, SearchFor
from engine.words.effects.search_together import SearchForEach

_ZONES: Final = {
    "library": Zone.LIBRARY,
    "graveyard": Zone.GRAVEYARD,
    "hand": Zone.HAND,
}
"""Zones that can be searched, by their names."""


@says(*_ZONES)
class ZoneName(Word, frozen=True):
    """A zone that is searched."""

    @property
    def zone(self) -> Zone:
        """Which one."""
        return _ZONES[template_of(self)]


@says("{zones:and/or}", "{zones:and}", "{first}, {second} and/or {third}")
class Where(Word, frozen=True):
    """Several zones, of which all are searched or as many as wanted."""

    zones: tuple[ZoneName, ...] = ()
    first: ZoneName | None = None
    second: ZoneName | None = None
    third: ZoneName | None = None

    def names(self) -> tuple[ZoneName, ...]:
        """The zones in the order in which they are said."""
        return self.zones or tuple(z for z in (self.first, self.second, self.third) if z is not None)

    def __post_init__(self) -> None:
        if len({z.zone for z in self.names()}) < len(self.names()):
            raise Unfit

    @rule("608.2d")
    def chosen(self, game: Game, scope: Scope, player: Id) -> tuple[Zone, ...]:
        """The zones in which the player looks."""
        options = tuple((z.zone, str(z.zone)) for z in self.names())
        if self.wording == 1:
            return tuple(zone for zone, _ in options)
        many = len(options)
        return game.choose(player, "zone", options, minimum=1, maximum=many, about=scope.source, prompt="What is searched?")


@says(
    "search{es^} (your|their) {where} for {number} {things}",
    "search{es^} (your|their) {where} for up to {number} {things}",
)
class SearchZones(SearchFor, frozen=True, kw_only=True):
    """For a number of cards in several zones."""

    where: Where

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.wording > 1 and len(self.where.names()) > 2:
            raise Unfit  # everywhere at once has words of its own

    def zones(self, game: Game, scope: Scope, player: Id) -> tuple[Zone, ...]:
        return self.where.chosen(game, scope, player)

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        least, most = super().bounds(game, scope, able)
        return (0 if self.wording > 1 else least), most


@says("search{es^} (your|their) {where} for {each:and}", "search{es^} (your|their) {where} for {each:and/or}")
class SearchZonesForEach(SearchForEach, frozen=True, kw_only=True):
    """For a card of each of several descriptions."""

    where: Where

    def zones(self, game: Game, scope: Scope, player: Id) -> tuple[Zone, ...]:
        return self.where.chosen(game, scope, player)


@says("(you search|you searched) your library this way", "they search their library this way")
class SearchedLibrary(Condition, frozen=True):
    """The library was among what was searched."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return Zone.LIBRARY in scope.slots.get(SEARCHED, ())

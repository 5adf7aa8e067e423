"""Zones as the text names them, and whose they are."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.words.references.possessive import Whose


class InZone(Word, frozen=True):
    """Words that place an object in a zone."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        """The zones meant, each with the player whose it is (0: every player's, or shared)."""
        return ()


@says("in {whose} graveyard", "from {whose} graveyard")
class InGraveyard(InZone, frozen=True):
    """A graveyard of somebody."""

    whose: Whose

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((Zone.GRAVEYARD, p) for p in self.whose.find(game, scope))


@says(
    "in (a|any) graveyard",
    "from (a|any) graveyard",
    "in (graveyards|all graveyards|each graveyard)",
    "from (graveyards|all graveyards)",
)
class InAnyGraveyard(InZone, frozen=True):
    """Anybody's graveyard."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.GRAVEYARD, 0),)


@says("in {whose} hand", "from {whose} hand")
class InHand(InZone, frozen=True):
    """A hand of somebody."""

    whose: Whose

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((Zone.HAND, p) for p in self.whose.find(game, scope))


@says("in {whose} library", "from {whose} library")
class InLibrary(InZone, frozen=True):
    """A library of somebody."""

    whose: Whose

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((Zone.LIBRARY, p) for p in self.whose.find(game, scope))


@says("in exile", "from exile")
class InExile(InZone, frozen=True):
    """The exile zone."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.EXILE, 0),)


@says("on the battlefield")
class OnBattlefield(InZone, frozen=True):
    """The battlefield."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.BATTLEFIELD, 0),)


@says("from anywhere other than (your|their) (hand|hands)")
class NotFromHand(InZone, frozen=True):
    """Any zone but a hand, from which a spell may be cast."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((zone, 0) for zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY, Zone.COMMAND))


@says("in exile and in {whose} graveyard", "in {whose} graveyard and in exile")
class InExileAndGraveyard(InZone, frozen=True):
    """The exile zone and a graveyard, together."""

    whose: Whose

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.EXILE, 0), *((Zone.GRAVEYARD, p) for p in self.whose.find(game, scope)))


@says("from (your|their) graveyard or from exile", "from graveyards or from exile", "from graveyards or exile")
class FromGraveyardOrExile(InZone, frozen=True):
    """Graveyards or the exile zone, from which a spell may be cast; its owner's graveyard is the only one it can come from."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.GRAVEYARD, scope.controller if self.wording == 0 else 0), (Zone.EXILE, 0))

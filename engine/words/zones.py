"""Zones as the text names them, and whose they are."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word, says, template_of
from engine.words.references.possessive import Whose


class InZone(Word, frozen=True):
    """Words that place an object in a zone."""

    @property
    def whose(self) -> Whose | None:
        """The words for those whose zone it is, where it is named by them alone."""
        return None

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        """The zones meant, each with the player whose it is (0: every player's, or shared)."""
        return ()

    def has(self, game: Game, zone: Zone | None, owner: Id, scope: Scope) -> bool:
        """Whether a zone, or the part of it with the cards of ``owner``, is one of them; None is no zone."""
        return any(zone is place and player in (0, owner) for place, player in self.places(game, scope))


class OfEverybody(InZone, frozen=True):
    """Zones of all players, or that they share."""


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
class InAnyGraveyard(OfEverybody, frozen=True):
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
class InExile(OfEverybody, frozen=True):
    """The exile zone."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.EXILE, 0),)


@says("on the battlefield")
class OnBattlefield(InZone, frozen=True):
    """The battlefield."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.BATTLEFIELD, 0),)


@says("from anywhere other than your (hand|hands)", "from anywhere other than their (hand|hands)")
class NotFromHand(OfEverybody, frozen=True):
    """Any zone but a hand, from which a spell may be cast: but one's own hand, where that is said."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        hands = [p for p in game.state.players if p != scope.controller] if self.wording == 0 else []
        zones = (Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY, Zone.COMMAND)
        return (*((zone, 0) for zone in zones), *((Zone.HAND, p) for p in hands))


@says("in exile and in {whose} graveyard", "in {whose} graveyard and in exile")
class InExileAndGraveyard(InZone, frozen=True):
    """The exile zone and a graveyard, together."""

    whose: Whose

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.EXILE, 0), *((Zone.GRAVEYARD, p) for p in self.whose.find(game, scope)))


@says("from your graveyard or from exile", "from their graveyard or from exile")
class FromOwnGraveyardOrExile(InZone, frozen=True):
    """A graveyard or the exile zone, from which a spell may be cast; its owner's graveyard is the only one it can come from."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.GRAVEYARD, scope.controller if "your" in template_of(self) else 0), (Zone.EXILE, 0))


@says("from graveyards or from exile", "from graveyards or exile")
class FromGraveyardsOrExile(OfEverybody, frozen=True):
    """Graveyards or the exile zone."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.GRAVEYARD, 0), (Zone.EXILE, 0))


@says("in graveyards and libraries", "from graveyards or libraries")
class InGraveyardsAndLibraries(OfEverybody, frozen=True):
    """Graveyards and libraries."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.GRAVEYARD, 0), (Zone.LIBRARY, 0))


@says("from {whose} hand or graveyard", "from {whose} graveyard or hand")
class InHandOrGraveyard(InZone, frozen=True):
    """A hand or graveyard of somebody, either of which will do."""

    whose: Whose

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((zone, p) for p in self.whose.find(game, scope) for zone in (Zone.HAND, Zone.GRAVEYARD))


@says("from all hands", "from all opponents' hands")
class InAllHands(InZone, frozen=True):
    """The hands of all players, or of all opponents."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((Zone.HAND, p) for p in self.players(game, scope))

    def players(self, game: Game, scope: Scope) -> list[Id]:
        """Whose zones are meant."""
        return game.state.opponents(scope.controller) if "opponents" in template_of(self) else game.state.order()


@says("from all hands and graveyards", "from all opponents' hands and graveyards")
class InAllHandsAndGraveyards(InAllHands, frozen=True):
    """The same with their graveyards."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((zone, p) for p in self.players(game, scope) for zone in (Zone.HAND, Zone.GRAVEYARD))


@says("in (your opponents'|all opponents') graveyards", "from (your opponents'|all opponents') graveyards")
class InOpponentsGraveyards(InZone, frozen=True):
    """The graveyards of all opponents."""

    def places(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return tuple((Zone.GRAVEYARD, p) for p in game.state.opponents(scope.controller))

"""Places: where an instruction puts cards."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Word, says
from engine.rulebook import rule


class Place(Word, frozen=True):
    """Where cards are put. Cards always go to their owners' hands, libraries and graveyards."""

    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event:
        """The event that puts an object there, on the instruction of a player."""
        raise TypeError(type(self).__name__)


@says("into your hand", "into (its owner's|their owner's|their) hand", "into (their owners'|their) hands")
class IntoHand(Place, frozen=True):
    """Into a hand."""

    @rule("400.3")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event:
        return Move(object=thing, to=Zone.HAND, how="put", by=scope.source)


@says("into (your|its owner's|their owner's|their) graveyard", "into (their owners'|their) graveyards")
class IntoGraveyard(Place, frozen=True):
    """Into a graveyard."""

    @rule("400.3")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event:
        return Move(object=thing, to=Zone.GRAVEYARD, how="put", by=scope.source)


@says(
    "on top of (your|its owner's|their owner's|their) library",
    "on top of (your|its owner's|their owner's|their) library in any order",
    "on top of (their owners'|their) libraries",
)
class OnTop(Place, frozen=True):
    """On top of a library."""

    @rule("401.4")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event:
        return Move(object=thing, to=Zone.LIBRARY, position=0, how="put", by=scope.source)


@says(
    "on the bottom of (your|its owner's|their owner's|their) library",
    "on the bottom of (your|its owner's|their owner's|their) library in (any|a random) order",
    "on the bottom of (their owners'|their) libraries",
)
class OnBottom(Place, frozen=True):
    """On the bottom of a library."""

    @rule("401.4")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event:
        return Move(object=thing, to=Zone.LIBRARY, position=-1, how="put", by=scope.source)


class Battlefield(Place, frozen=True):
    """Onto the battlefield."""


@says("onto the battlefield", "onto the battlefield under your control")
class OntoBattlefield(Battlefield, frozen=True):
    """Untapped, under the control of whoever is told to put it there."""

    @rule("110.2a")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event:
        controller = scope.controller if self.wording == 1 else player
        return Move(object=thing, to=Zone.BATTLEFIELD, how="put", by=scope.source, controller=controller)


@says("onto the battlefield tapped", "onto the battlefield tapped under your control")
class OntoBattlefieldTapped(Battlefield, frozen=True):
    """Tapped."""

    @rule("110.2a", "110.5b")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event:
        controller = scope.controller if self.wording == 1 else player
        return Move(object=thing, to=Zone.BATTLEFIELD, how="put", by=scope.source, controller=controller, tapped=True)


@says(
    "onto the battlefield under (its owner's|their owner's|their owners') control",
    "onto the battlefield tapped under (its owner's|their owner's|their owners') control",
)
class OntoBattlefieldOfOwner(Battlefield, frozen=True):
    """Under its owner's control."""

    @rule("110.2a")
    def move(self, game: Game, scope: Scope, thing: Id, player: Id) -> Event:
        owner, tapped = game.object(thing).owner, self.wording >= 3
        return Move(object=thing, to=Zone.BATTLEFIELD, how="put", by=scope.source, controller=owner, tapped=tapped)

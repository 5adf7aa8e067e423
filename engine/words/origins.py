"""Where something comes from, as events and conditions say it: "from your graveyard", "from anywhere other than your hand"."""

from __future__ import annotations

from typing import Final

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word, says, template_of


def cast_zone(game: Game, thing: Id) -> Zone | None:
    """The zone from which a spell, or the spell that became this permanent, was cast; None when it was not cast."""
    stacked = game.object(thing).stacked
    return stacked.cast_from if stacked is not None else None


class Origin(Word, frozen=True):
    """The zones from which something comes."""

    def has(self, zone: Zone | None, owner: Id, scope: Scope) -> bool:
        """Whether a zone, or the part of it with the cards of ``owner``, is one of them; None is no zone."""
        return False


_ANYBODYS: Final = {
    "from anywhere": frozenset(Zone),
    "from anywhere other than the battlefield": frozenset(Zone) - {Zone.BATTLEFIELD},
    "from (a graveyard|graveyards)": frozenset({Zone.GRAVEYARD}),
    "from graveyards and/or the battlefield": frozenset({Zone.GRAVEYARD, Zone.BATTLEFIELD}),
    "from (a|their) library": frozenset({Zone.LIBRARY}),
    "from exile": frozenset({Zone.EXILE}),
}
"""Zones of whichever player."""
_YOURS: Final = {
    "from your graveyard": frozenset({Zone.GRAVEYARD}),
    "from your hand": frozenset({Zone.HAND}),
    "from your library": frozenset({Zone.LIBRARY}),
    "from your library and/or your graveyard": frozenset({Zone.LIBRARY, Zone.GRAVEYARD}),
}
"""Zones of the controller of the ability."""


@says(*_ANYBODYS)
class FromAnybodys(Origin, frozen=True):
    """From zones of whichever player."""

    def has(self, zone: Zone | None, owner: Id, scope: Scope) -> bool:
        return zone in _ANYBODYS[template_of(self)]


@says(*_YOURS)
class FromYours(Origin, frozen=True):
    """From zones of the controller of the ability."""

    def has(self, zone: Zone | None, owner: Id, scope: Scope) -> bool:
        return owner == scope.controller and zone in _YOURS[template_of(self)]


@says("from anywhere other than your hand")
class NotFromYourHand(Origin, frozen=True):
    """From any zone but the hand of the controller of the ability."""

    def has(self, zone: Zone | None, owner: Id, scope: Scope) -> bool:
        return zone is not None and not (zone is Zone.HAND and owner == scope.controller)

"""Targets: they are where the words of a spell look for them."""

from __future__ import annotations

from typing import Any

from engine.game.objects import Zone
from engine.script.run.looking import place_of, places
from engine.script.run.needs.faces import face_cast, is_permanent
from engine.script.run.needs.wanted import Wanted
from engine.script.values import Cast, ObjectRef, Player


def target(deed: Any, targets: tuple[Any, ...], player: Player, other: Player, wanted: Wanted) -> None:
    """A card in a graveyard, a spell; else a permanent, the other player's unless the words say otherwise."""
    found = places(face_cast(wanted.library, deed)) if isinstance(deed, Cast) and deed.spell.name else ()
    for at, one in enumerate(targets):
        if isinstance(one, ObjectRef):
            place = place_of(found, at, len(targets), is_permanent(wanted.library, one))
            zone = None if place.zone is Zone.BATTLEFIELD else place.zone
            is_own = place.whose == "caster" or (place.zone is Zone.GRAVEYARD and place.whose == "anybody")
            wanted.one(one, player if is_own else other, zone)

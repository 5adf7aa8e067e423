"""Where what is put or returned comes from."""

from __future__ import annotations

from typing import Any

from engine.game.objects import Zone
from engine.script.run.looking import zones_spoken_of
from engine.script.run.needs.faces import faces_of
from engine.script.run.needs.wanted import Wanted
from engine.script.values import choices as said
from engine.script.values.inside import references


def origin(put: said.Put | said.Return, doing: Any, wanted: Wanted) -> Zone:
    """By what does it, else by what was named last with a text about such a zone."""
    likeliest = Zone.HAND if isinstance(put, said.Put) else Zone.GRAVEYARD
    by = [one.name for one in references(doing) if one not in put.objects]
    for name in (*by, *reversed(wanted.named)):
        zones = [zone for face in faces_of(wanted.library, name) for zone in zones_spoken_of(face)]
        if zones:
            return likeliest if likeliest in zones else zones[0]
    return likeliest

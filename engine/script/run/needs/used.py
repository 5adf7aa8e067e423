"""The zones from which cards are cast and their keyword abilities used."""

from __future__ import annotations

from typing import Any, Final

from engine.cards.card import Card, fold
from engine.game.abilities import expanded
from engine.game.objects import Zone
from engine.script.run.library import Library
from engine.script.run.needs.faces import face_cast
from engine.script.values import Cast, ForCost, FromZone

GRAVEYARD_COSTS: Final = frozenset({"flashback", "escape", "embalm", "eternalize", "unearth", "disturb", "jump-start", "retrace"})
HAND_KEYWORDS: Final = frozenset({"cycle", "suspend", "foretell", "plot", "bloodrush", "ninjutsu", "channel", "forecast", "reveal"})
GRAVEYARD_KEYWORDS: Final = frozenset({"dredge", "unearth", "scavenge", "embalm", "eternalize", "encore"})


def zone_of_keyword(keyword: str) -> Zone:
    """Where a card is whose keyword ability is used."""
    if keyword in GRAVEYARD_KEYWORDS:
        return Zone.GRAVEYARD
    return Zone.HAND if keyword in HAND_KEYWORDS or keyword.endswith("cycle") else Zone.BATTLEFIELD


def zone_said(announced: tuple[Any, ...]) -> Zone:
    """The zone that an announcement names or whose cost it says, else the hand."""
    for one in announced:
        if isinstance(one, FromZone):
            return Zone(one.zone.zone)
        if isinstance(one, ForCost) and one.cost.lower() in GRAVEYARD_COSTS:
            return Zone.GRAVEYARD
    return Zone.HAND


def zone_cast_from(deed: Cast, library: Library) -> Zone:
    """The zone said, else the graveyard for a face that is cast from there alone."""
    zone, card = zone_said(deed.said), library.cards.get(deed.spell.name) if deed.spell.name else None
    if card is None or zone is not Zone.HAND or len(card.faces) < 2:
        return zone
    is_later = "aftermath" in expanded(face_cast(library, deed).abilities).keywords or _is_disturbed(card, deed.spell.name, library)
    return Zone.GRAVEYARD if is_later else zone


def _is_disturbed(card: Card, name: str, library: Library) -> bool:
    """Whether a name is that of a back face that its front face lets be cast by disturb."""
    is_back = card.layout == "transform" and fold(card.faces[-1].name) == fold(name)
    return is_back and "disturb" in expanded(library.definition(name).faces[0].abilities).keywords

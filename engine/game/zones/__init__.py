"""Zones and moving between them: an object that changes zones becomes a new object, and what it was is kept as last known.

``state.became[old]`` is the object that ``old`` became, ``state.gone[old]`` what it last was. A library has unknown cards
below its known ones unless ``state.marks["library_closed", player]`` is set: whoever needs one makes it known first
(:func:`top_cards`). Tokens begin in ``Zone.NOWHERE`` (:class:`MakeToken`) and enter by a ``Move`` with ``how="create"``.
"""

from engine.game.zones.libraries import (
    Draw,
    DrawFromEmpty,
    Mill,
    Reveal,
    Shown,
    Shuffle,
    closed_mark,
    counted_mark,
    is_closed,
    is_counted,
    top_cards,
)
from engine.game.zones.moving import LASTING_MARKS, UNKNOWN, Move, remember
from engine.game.zones.putting_away import Destroy, Discard, Sacrifice
from engine.game.zones.tokens import CreateToken, MakeToken, arrived
from engine.game.zones.unknown import Identify, is_unknown, know, show

__all__ = [
    "LASTING_MARKS", "UNKNOWN", "CreateToken", "Destroy", "Discard", "Draw", "DrawFromEmpty", "Identify", "MakeToken", "Mill",
    "Move",
    "Reveal", "Sacrifice", "Shown", "Shuffle", "arrived", "closed_mark", "counted_mark", "is_closed", "is_counted",
    "is_unknown", "know",
    "remember", "show", "top_cards",
]

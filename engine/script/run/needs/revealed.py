"""What is revealed: from a hand it was in it, from a library it is unknown until then."""

from __future__ import annotations

import re
from typing import Any, Final

from engine.game.objects import Zone
from engine.script.run.needs.wanted import Wanted
from engine.script.values import ObjectRef, Player
from engine.script.values import choices as said
from engine.script.values.inside import references

_FROM_HAND: Final = re.compile(r"reveals?\b[^.]*\bfrom (your|their|his or her) hand", re.IGNORECASE)


def reveal(deed: said.Reveal, player: Player, doing: Any, wanted: Wanted) -> None:
    """Whether it is from a hand is said by the cards with which something is being done."""
    names = {ref.name for ref in references(doing) if ref.name}
    cards = (wanted.library.cards.get(name) for name in names)
    if any(_FROM_HAND.search(face.text) for card in cards if card is not None for face in card.faces):
        wanted.all((ref for ref in deed.objects if isinstance(ref, ObjectRef)), player, Zone.HAND)
    for ref in deed.objects:
        wanted.know(ref.name)

"""What comes from outside the game: cards that the text names for what brings them in."""

from __future__ import annotations

import re
from typing import Any, Final

from engine.cards.card import fold
from engine.game.objects import Zone
from engine.script.run.needs.need import Need
from engine.script.run.needs.wanted import Wanted
from engine.script.values import Player
from engine.script.values import choices as said
from engine.script.values.inside import inside, references

_OUTSIDE: Final = re.compile(r"outside the game|\blearn\b", re.IGNORECASE)
_TAKING: Final = said.Find | said.Choose | said.Keep | said.Put | said.Reveal | said.Return


def takes_from_outside(doing: Any, wanted: Wanted) -> bool:
    """Whether something is done that takes cards from outside the game."""
    cards = (wanted.library.cards.get(ref.name) for ref in references(doing) if ref.name)
    texts = [face.text for card in cards if card is not None for face in card.faces]
    return any(map(_OUTSIDE.search, (*texts, doing.words if doing is not None else "")))


def bring_in(what: Any, player: Player, wanted: Wanted) -> None:
    """Every card not spoken of before that is named as what is taken."""
    for one in inside(what):
        for ref in references(one) if isinstance(one, _TAKING) else ():
            if ref.name and fold(ref.name) not in wanted.known:
                wanted.know(ref.name)
                wanted.needs.append(Need(ref.name, player, Zone.HAND, is_outside=True))

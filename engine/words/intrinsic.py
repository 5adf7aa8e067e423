"""The abilities that the rules give without any text: the mana of basic land types, and what keyword counters stand for."""

from __future__ import annotations

from typing import Any

from engine.game import layers
from engine.game.meaning import Activated, Keyword
from engine.phrase import Declined, read
from engine.words import vocabulary


def mana_ability(symbol: str) -> Any:
    """The ability of a basic land type whose mana this is."""
    return read(Activated, f"{{T}}: Add {{{symbol}}}.")


def counter_ability(kind: str) -> Any:
    """The keyword that a counter of this kind gives; None when it gives none."""
    found = read(Keyword, kind)
    return None if isinstance(found, Declined) else found


def siege_ability() -> Any:
    """What a Siege does when its last defense counter is gone."""
    from engine.words.keywords.halves import siege

    return siege()


layers.supply(mana=mana_ability, counter=counter_ability, siege=siege_ability, card_types=vocabulary.card_types_of)

"""What is taken for granted of cards that the text does not tell of, where abilities count cards in graveyards."""

from __future__ import annotations

from typing import Final

from engine.game.functioning import statics
from engine.game.layers.recording import said
from engine.game.machine import Game
from engine.game.objects import Zone
from engine.game.zones import is_unknown

COUNT_FOR_NOTHING: Final = "Cards in graveyards that the text does not tell of have no types, colors or names that count."


def assumed_of_unknown(game: Game) -> str:
    """The assumption, where an ability that functions now speaks of graveyards in which there are such cards; else nothing."""
    unknown = any(is_unknown(card) for card in game.state.objects.values() if card.zone is Zone.GRAVEYARD)
    if unknown and any("graveyard" in said(word) for word, _ in statics(game)):
        return COUNT_FOR_NOTHING
    return ""

"""Sentence forms for what is there: of players, of objects and zones, and whole sentences."""

from engine.script.reading.positions.lying import NOBODY
from engine.script.reading.positions.of_objects import OBJECT_FACTS, ZONE_FACTS
from engine.script.reading.positions.of_players import ELIDED, PLAYER_FACTS
from engine.script.reading.positions.whole import WHOLE

__all__ = ["ELIDED", "NOBODY", "OBJECT_FACTS", "PLAYER_FACTS", "WHOLE", "ZONE_FACTS"]

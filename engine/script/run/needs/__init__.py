"""What a text takes for granted: cards that it goes on to use and never said were there."""

from engine.script.run.needs.need import Need
from engine.script.run.needs.reader import needs

__all__ = ["Need", "needs"]

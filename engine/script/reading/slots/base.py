"""The registry of slots; the modules beside this one fill it."""

from typing import Final

from engine.script.reading.template import Slot

SLOTS: Final[dict[str, Slot]] = {}

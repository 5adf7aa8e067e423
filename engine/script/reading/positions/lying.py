"""What several rooms of the position share: nobody yet, and cards that lie in a zone."""

from typing import Any, Final

from engine.script.reading.slots.people import THEIRS
from engine.script.values import (
    Has,
    Player,
    ZoneRef,
)

NOBODY: Final = Player("")
BATTLEFIELD: Final = ZoneRef("battlefield")


def lying(player: Player, objects: Any, zone: ZoneRef, closed: bool = False) -> Has:
    anywhere = zone.zone == "library" and not zone.place and not closed
    owner = zone.player if zone.player is not None and (zone.player not in THEIRS or player == NOBODY) else player
    return Has(owner, zone.zone, objects, closed, anywhere)

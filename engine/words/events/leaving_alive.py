"""Permanents that leave the battlefield without dying."""

from __future__ import annotations

from typing import ClassVar

from engine.game.objects import Zone
from engine.phrase import says
from engine.words.events.zones import LeavesPlay


@says("leave{s^} the battlefield without dying")
class LeavesAlive(LeavesPlay, frozen=True):
    """Leaves the battlefield for any zone but a graveyard."""

    to: ClassVar[frozenset[Zone]] = frozenset(Zone) - {Zone.GRAVEYARD}

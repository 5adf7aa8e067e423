"""Several players who were spoken of together."""

from __future__ import annotations

from typing import ClassVar

from engine.phrase import says
from engine.words.references.spoken_of import PlayerSpokenOf


@says("those players", "those opponents")
class ThosePlayers(PlayerSpokenOf, frozen=True):
    """The players spoken of."""

    refers: ClassVar[str] = "players"

    @property
    def plural(self) -> bool:
        return True

"""The player spoken of, called "the player"."""

from __future__ import annotations

from engine.phrase import says
from engine.words.references.spoken_of import PlayerSpokenOf


@says("the player")
class ThePlayer(PlayerSpokenOf, frozen=True):
    """The one player spoken of."""

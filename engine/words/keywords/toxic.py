"""Toxic: poison counters with combat damage, which the rules of damage read."""

from __future__ import annotations

from typing import ClassVar

from engine.game.meaning import Keyword
from engine.phrase import says


@says("toxic {amount}")
class Toxic(Keyword, frozen=True):
    """So many poison counters with each combat damage to a player."""

    amount: int
    name: ClassVar[str] = "toxic"

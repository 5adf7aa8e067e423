"""What a search finds: it was in the library."""

from __future__ import annotations

from typing import Any

from engine.cards.card import fold
from engine.game.objects import Zone
from engine.script.run.needs.need import Need
from engine.script.run.needs.wanted import Wanted
from engine.script.values import ObjectRef, Player


class Searched:
    """``listed`` are the names that the text puts into a library itself, folded."""

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self.listed: set[str] = set()

    def found(self, objects: tuple[Any, ...], player: Player) -> None:
        """As often as it is said, besides what is anywhere else."""
        for ref in objects:
            if isinstance(ref, ObjectRef) and ref.name and ref.zone is None and fold(ref.name) not in self.listed:
                self._wanted.know(ref.name)
                self._wanted.needs += [Need(ref.name, player, Zone.LIBRARY)] * max(ref.count or 1, 1)

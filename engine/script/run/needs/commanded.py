"""Commanders that the text never put anywhere: each is in the command zone until something is done with it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.card import fold
from engine.game.objects import Zone
from engine.script.run.needs.need import Need
from engine.script.values import Player


class Commanded:
    """Whose commander each card is, by its name."""

    def __init__(self) -> None:
        self._whose: dict[str, Player] = {}

    def __contains__(self, name: str) -> bool:
        return fold(name) in self._whose

    def add(self, name: str, player: Player) -> None:
        """The text says whose commander it is, and not where."""
        self._whose[fold(name)] = player

    def out(self, name: str, called: str, zone: Zone | None) -> Iterator[Need]:
        """A commander that something is done with is on the battlefield, unless that is done in another zone."""
        if zone is None or zone is Zone.BATTLEFIELD:
            yield Need(called, self._whose[fold(name)], Zone.BATTLEFIELD)

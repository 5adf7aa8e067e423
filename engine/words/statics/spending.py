"""Spending mana as though it were of another color or type."""

from __future__ import annotations

from typing import Any

from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.effects.mana.spending import Purposes


@says("color", "type")
class ColorOrType(Word, frozen=True):
    """As what mana counts."""


@says(
    "(you|players) may spend mana as though it were mana of any {kind}.",
    "you may spend mana as though it were mana of any {kind} to {purpose}.",
    "mana of any {kind} can be spent to {purpose}.",
)
class SpendAsThough(Static, frozen=True):
    """Mana is spent as though it were of another color, or of any type."""

    kind: ColorOrType
    purpose: Purposes | None = None

    @rule("609.4b")
    def mana_counts_as(self, game: Game, action: Any, scope: Scope) -> str:
        """As what mana may be spent on an action: "color", "type", or "" for what it is."""
        if self.wording != 1 and action.player != scope.controller:
            return ""
        if self.purpose is not None and not self.purpose.is_meant(game, action, scope.source):
            return ""
        return "type" if self.kind.wording == 1 else "color"

"""Permanents to which the legend rule does not apply."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter


@says("the \"legend rule\" doesn't apply.", "the \"legend rule\" doesn't apply to {things:many}.")
class NoLegendRule(Static, frozen=True):
    """Players may keep several legendary permanents with one name."""

    things: ObjectFilter | None = None

    @rule("704.5j", "101.1")
    def spares_legend(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether a permanent is not counted by the legend rule."""
        return self.things is None or self.things.match(game, thing, scope)

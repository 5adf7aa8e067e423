"""Conditions about warp: that a spell was warped this turn, and that a spell or permanent was."""

from __future__ import annotations

from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.this_turn import SomethingLeft
from engine.words.keywords.kicker import Announced, paid

WARP = "warp"


@says("a spell was warped this turn")
class SpellWasWarped(Condition, frozen=True):
    """A spell was cast for its warp cost this turn."""

    @rule("702.185c")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(isinstance(e, Cast) and WARP in paid(game, e.spell) for e in game.state.history)


@says("{left} or {warped}", "{warped} or {left}")
class LeftOrWarped(Condition, frozen=True):
    """Something that fits left the battlefield this turn, or a spell was warped."""

    left: SomethingLeft
    warped: SpellWasWarped

    @rule("702.185c")
    def holds(self, game: Game, scope: Scope) -> bool:
        return self.left.holds(game, scope) or self.warped.holds(game, scope)


@says("{thing} was cast for its warp cost")
class WasWarped(Announced, frozen=True):
    """A spell (or the spell that became the permanent) was cast for its warp cost."""

    thing: ObjectReference

    @rule("702.185a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(WARP in paid(game, t) for t in self.thing.find(game, scope))

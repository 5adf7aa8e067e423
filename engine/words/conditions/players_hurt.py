"""Whether a player, or something of a kind, was dealt damage earlier in the ability."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.damage import DAMAGED
from engine.words.filters.description import ObjectFilter


@says("a player (is|was) dealt damage this way")
class PlayerWasDealtDamage(Condition, frozen=True):
    """At least one player was."""

    @rule("608.2c")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(t in game.state.players for t in scope.slots.get(DAMAGED, ()))


@says("a(n) {things} (is|was) dealt damage this way")
class SomethingWasDealtDamage(Condition, frozen=True):
    """At least one thing that fits was; what is gone is looked at as it last was."""

    things: ObjectFilter

    @rule("608.2c", "608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        hurt = (t for t in scope.slots.get(DAMAGED, ()) if t not in game.state.players)
        return any(self.things.match(game, t, scope) for t in hurt)

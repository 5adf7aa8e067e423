"""Permissions to act as though something were otherwise."""

from __future__ import annotations

from engine.game.actions import ActivateAbility
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.permissions.as_though import AsThough
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter


@says("you may activate abilities of {things} as though those creatures had haste.")
class ActivateAsThoughHasty(Static, frozen=True):
    """Abilities with the tap symbol may be activated without waiting."""

    things: ObjectFilter

    @rule("302.6")
    def permit(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        if not isinstance(action, AsThough) or action.keyword != "haste" or action.player != scope.controller:
            return None
        inner = action.action
        if not isinstance(inner, ActivateAbility) or not self.things.match(game, inner.source, scope):
            return None
        name = game.name(scope.source)
        return allowed(f"{name} lets its abilities be activated as though it had haste.", name)

"""Attacking alone."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Adjective


@says("attacking alone")
class AttackingAlone(Adjective, frozen=True):
    """Attacking while nothing else is."""

    @rule("506.5")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.state.combat is not None and set(game.state.combat.attacking) == {thing}

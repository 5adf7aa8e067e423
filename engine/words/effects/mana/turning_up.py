"""Mana that may be spent on turning permanents face up."""

from __future__ import annotations

from engine.game.actions import TurnUp
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.mana.spending import OnePurpose
from engine.words.filters.description import ObjectFilter


@says("turn {things:many} face up")
class ToTurnUp(OnePurpose, frozen=True):
    """Turning permanents that fit face up."""

    things: ObjectFilter

    @rule("106.6", "116.2b")
    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        if not isinstance(action, TurnUp):
            return False
        return self.things.match(game, action.permanent, Scope.of(source, action.player))

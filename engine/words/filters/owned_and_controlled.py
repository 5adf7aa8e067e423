"""Qualifiers about owner and controller together."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier


@says("you own and control", "you both own and control")
class OwnedAndControlled(Qualifier, frozen=True):
    """Owned and controlled by the controller of the ability."""

    @rule("108.3", "108.4")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return scope.controller == game.object(thing).owner == game.controller(thing)


@says("you own or control")
class OwnedOrControlled(Qualifier, frozen=True):
    """Owned or controlled by the controller of the ability."""

    @rule("108.3", "108.4")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return scope.controller in (game.object(thing).owner, game.controller(thing))

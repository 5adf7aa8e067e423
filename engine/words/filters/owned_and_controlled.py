"""Qualifiers about owner and controller together."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
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


@says("{player} control{s} but don't own")
class ControlledNotOwned(Qualifier, frozen=True):
    """Controlled, but not owned, by the player meant."""

    says_who: ClassVar[bool] = True
    player: PlayerReference

    @rule("108.3", "108.4")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        meant = self.player.find(game, scope)
        return game.controller(thing) in meant and game.object(thing).owner not in meant

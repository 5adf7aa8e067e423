"""Putting the object itself onto the battlefield from another zone."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import OWNED_ZONES, Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.arrivals import Arrival, arrival
from engine.words.effects.removal import present


class PutThisOntoBattlefield(PlayerVerb, frozen=True):
    """The card whose ability it is comes onto the battlefield from where the ability functions; never read by itself."""

    how: tuple[Arrival, ...] = ()
    works_in: ClassVar[Zone] = Zone.GRAVEYARD

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether it is there."""
        return scope.source in game.state.zone(self.works_in, self._whose(scope))

    def _whose(self, scope: Scope) -> Id:
        """The player whose zone the words mean; 0 where all share it."""
        return scope.controller if self.works_in in OWNED_ZONES else 0

    @rule("113.6k")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        there = game.state.zone(self.works_in, self._whose(scope))
        found = [t for t in present(game, scope, (scope.source,)) if t in there]
        moves = (arrival(game, scope, self.how, t, players[0], "put") for t in found)
        game.happen(*(move for move in moves if move is not None))


@says("put{s^} ~ from your graveyard onto the battlefield[ {how:space+}]")
class PutThisFromGraveyard(PutThisOntoBattlefield, frozen=True):
    """From the graveyard."""


@says("put{s^} ~ from your hand onto the battlefield[ {how:space+}]")
class PutThisFromHand(PutThisOntoBattlefield, frozen=True):
    """From the hand."""

    works_in: ClassVar[Zone] = Zone.HAND


@says("put{s^} ~ from exile onto the battlefield[ {how:space+}]")
class PutThisFromExile(PutThisOntoBattlefield, frozen=True):
    """From exile."""

    works_in: ClassVar[Zone] = Zone.EXILE

"""Restarting the game, with cards that are left out of it."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.restarting_the_game import restart
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.chosen import told


@says("restart{s^} the game[, leaving in exile {exempt}]")
class Restart(PlayerVerb, frozen=True):
    """The game begins anew; some cards stay in exile."""

    exempt: ObjectReference | None = None

    @rule("727.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        left = present(game, scope, told(game, scope, self.exempt, players)) if self.exempt is not None else ()
        exiled = tuple(thing for thing in left if game.object(thing).zone is Zone.EXILE)
        restart(game, players[0], exiled)

"""Regenerating."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.regenerating import RegenerationShield
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfTurn
from engine.words.effects.removal import present
from engine.words.references.chosen import told


@says("regenerate{s^} {things}")
class RegenerateThings(PlayerVerb, frozen=True):
    """Each permanent gets a regeneration shield until end of turn."""

    things: ObjectReference

    @rule("701.19a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for thing in present(game, scope, told(game, scope, self.things, players)):
            begin(game, scope, RegenerationShield(), UntilEndOfTurn(), affected=(thing,), uses=1)

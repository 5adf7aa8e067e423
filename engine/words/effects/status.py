"""Tapping and untapping."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Tap, Untap
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present


@says("tap{s^} {things}")
class TapThings(PlayerVerb, frozen=True):
    """Permanents become tapped."""

    things: ObjectReference

    @rule("701.26a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, self.things.find(game, scope))
        game.happen(*(Tap(object=t) for t in found if not game.object(t).is_tapped))


@says("untap{s^} {things}")
class UntapThings(PlayerVerb, frozen=True):
    """Permanents become untapped."""

    things: ObjectReference

    @rule("701.26b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, self.things.find(game, scope))
        game.happen(*(Untap(object=t) for t in found if game.object(t).is_tapped))

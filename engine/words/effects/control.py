"""Gaining control of permanents."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Duration, Modification, ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.until import start


class ControlledBy(Modification, frozen=True):
    """Control by one player; made as an instruction to gain control is carried out, never read."""

    player: Id

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.CONTROL,)

    @rule("613.1b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.controller = self.player


@says("gain{s^} control of {things}[ {until}]")
class GainControl(PlayerVerb, frozen=True):
    """A player gains control of permanents, for a while or for good."""

    things: ObjectReference
    until: Duration | None = None

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            start(game, scope, (ControlledBy(player=player),), self.things.find(game, scope), self.until)

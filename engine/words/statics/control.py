"""Static abilities that give control of what an Aura is attached to."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Filter, Modification, Reference, Static
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.objects import AttachedTo


class ControlledByYou(Modification, frozen=True):
    """Control by the controller of the ability; made by the static ability, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.CONTROL,)

    @rule("613.1b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.controller = scope.controller


@says("you control {host}.")
class YouControlHost(Static, frozen=True):
    """You control what the Aura is attached to."""

    host: AttachedTo

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((self.host, ControlledByYou()),)

"""Choosing objects for what is done with them next: "choose target creature"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.references.chosen import Chosen, told


@says("choose{s^} {things}")
class ChooseThings(PlayerVerb, frozen=True):
    """Targets, which were chosen when the ability was announced, or things that are chosen now."""

    things: ObjectReference

    def __post_init__(self) -> None:
        if not isinstance(self.things, TargetReference | Chosen):
            raise Unfit

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        told(game, scope, self.things, players)


@says("choose{s^} {player}")
class ChoosePlayer(PlayerVerb, frozen=True):
    """A player who is a target."""

    player: PlayerReference

    def __post_init__(self) -> None:
        if not isinstance(self.player, TargetReference):
            raise Unfit

    @rule("115.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        """Nothing more: it was chosen when the ability was announced."""

"""Permanents that untap in other players' untap steps as well."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.claims import Claim
from engine.words.references.objects import All, Each, This


@says("untap {things} during each other player's untap step")
class UntapsToo(Claim, frozen=True):
    """Permanents untap as another player untaps theirs."""

    things: ObjectReference

    def __post_init__(self) -> None:
        if not isinstance(self.things, All | Each | This):
            raise Unfit

    @rule("502.3")
    def untaps_too(self, game: Game, active: Id, scope: Scope) -> tuple[Id, ...]:
        return () if active == scope.controller else self.things.find(game, scope)

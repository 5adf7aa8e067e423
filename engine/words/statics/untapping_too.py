"""Permanents that untap in other players' untap steps as well."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.references.objects import All, Each, This


@says(
    "untap {things} during each other player's untap step.",
    "as long as {condition}, untap {things} during each other player's untap step.",
)
class UntapsToo(Static, frozen=True):
    """Permanents untap as another player untaps theirs."""

    things: ObjectReference
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.things, All | Each | This):
            raise Unfit

    @rule("502.3")
    def untaps_too(self, game: Game, active: Id, scope: Scope) -> tuple[Id, ...]:
        """What untaps in this player's untap step."""
        if active == scope.controller or (self.condition is not None and not self.condition.holds(game, scope)):
            return ()
        return self.things.find(game, scope)

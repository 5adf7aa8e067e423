"""What happens as a permanent is turned face up."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.sentences import Core


@says("as ~ is turned face up, {sentence}.")
class AsItIsTurnedUp(Static, frozen=True):
    """An instruction that is carried out as the permanent itself is turned face up."""

    sentence: Core

    def __post_init__(self) -> None:
        if any(isinstance(w, TargetReference) for w in walk(self.sentence)):
            raise Unfit

    @rule("708.11")
    def as_turned_up(self, game: Game, scope: Scope) -> None:
        """Carry it out."""
        self.sentence.happen(game, scope)

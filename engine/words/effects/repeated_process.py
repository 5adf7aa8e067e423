"""Carrying out the same instructions again: "repeat this process six more times"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.sentences import Body, Instructions, Sentence


@says("{sentences:sentences+}. repeat this process {more:word} more times.", "{sentences:sentences+}. repeat this process once.")
class RepeatedProcess(Body, frozen=True):
    """Instructions that are carried out so many times more."""

    sentences: tuple[Sentence, ...]
    more: int = 1

    def __post_init__(self) -> None:
        self.instructions()

    def instructions(self) -> Instructions:
        """What is done each time."""
        return Instructions(sentences=self.sentences)

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for _ in range(self.more + 1):
            self.instructions().happen(game, scope.bind())  # what each time is about is not told of the next

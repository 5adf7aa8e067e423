"""What is done besides: "also put a +1/+1 counter on that creature if ..."."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.sentences import IfAfter, Sentence


@says("also {sentence}")
class Also(Sentence, frozen=True):
    """Something more, if a condition holds."""

    sentence: IfAfter
    closes: ClassVar[bool] = True

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        self.sentence.happen(game, scope)

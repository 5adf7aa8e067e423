"""What follows when a card was cast as the sentence before allowed."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.sentences import Core, Sentence


@says("if you cast a spell this way, {sentence}")
class IfCastThisWay(Sentence, frozen=True):
    """Something that is done only when the spell was cast."""

    asks_what_was_done: ClassVar[bool] = True
    sentence: Core

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        if scope.slots.get("did"):
            self.sentence.happen(game, scope)

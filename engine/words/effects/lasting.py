"""Triggered abilities that an instruction sets up for a while: "whenever a creature dies this turn, ..."."""

from __future__ import annotations

from typing import ClassVar

from engine.game.continuous import StartDelayed
from engine.game.machine import Game
from engine.game.meaning import Duration, EventPattern
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.phrase import says, walk
from engine.rulebook import rule
from engine.words.durations import UntilEndOfTurn
from engine.words.effects.delayed import Later
from engine.words.events.casting import NextCast
from engine.words.sentences import Core, Sentence


def wait(game: Game, scope: Scope, trigger: EventPattern, sentence: Sentence, until: Duration, uses: int | None) -> None:
    """Let a triggered ability wait for its event for a while."""
    ability = Later(trigger=trigger, effect=sentence)
    game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=scope, until=until, uses=uses)))


@says("{until}, whenever {trigger}, {sentence}")
class WheneverUntil(Sentence, frozen=True):
    """An ability that triggers each time until a moment."""

    until: Duration
    trigger: EventPattern
    sentence: Core
    triggers_later: ClassVar[bool] = True

    @rule("603.7a", "603.7c")
    def happen(self, game: Game, scope: Scope) -> None:
        wait(game, scope, self.trigger, self.sentence, self.until, None)


@says("whenever {trigger} this turn, {sentence}")
class WheneverThisTurn(Sentence, frozen=True):
    """An ability that triggers each time this turn."""

    trigger: EventPattern
    sentence: Core
    triggers_later: ClassVar[bool] = True

    @rule("603.7a", "603.7c")
    def happen(self, game: Game, scope: Scope) -> None:
        wait(game, scope, self.trigger, self.sentence, UntilEndOfTurn(), None)


@says("when {trigger} this turn, {sentence}")
class WhenThisTurn(Sentence, frozen=True):
    """An ability that triggers each time this turn, but for what waits only for the next of its events."""

    trigger: EventPattern
    sentence: Core
    triggers_later: ClassVar[bool] = True

    @rule("603.7a", "603.7b")
    def happen(self, game: Game, scope: Scope) -> None:
        wait(game, scope, self.trigger, self.sentence, UntilEndOfTurn(), 1 if _is_of_the_next(self.trigger) else None)


def _is_of_the_next(trigger: EventPattern) -> bool:
    """Whether the trigger says that only the next such event is meant."""
    return any(isinstance(word, NextCast) for word in walk(trigger))

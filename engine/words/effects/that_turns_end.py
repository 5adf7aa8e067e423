"""What happens at the end of an extra turn: "at the beginning of that turn's end step, draw two cards"."""

from __future__ import annotations

from typing import Any

from engine.game.continuous import StartDelayed
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration, EventPattern
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.turn import BeginStep, BeginTurn, TakeExtraTurn, WearOff
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.delayed import Later
from engine.words.sentences import Core, Sentence


def _waiting(game: Game) -> int:
    """How many extra turns were still to come as the turn began."""
    return len(game.state.turn.extra_turns) - sum(isinstance(e, TakeExtraTurn) for e in game.state.history)


class ThatTurn(Duration, frozen=True):
    """Until a certain extra turn is over, or will not come; made by an instruction, never read.

    ``after`` is the number of the turn in which it was added, ``before`` how many extra turns come after it.
    """

    player: Id
    after: int
    before: int

    @rule("500.7")
    def is_now(self, game: Game) -> bool:
        """Whether it is that turn: the first one before which so many others were left."""
        begun = next((e for e in game.state.history if isinstance(e, BeginTurn)), None)
        is_theirs = begun is not None and begun.is_extra and begun.player == self.player
        return is_theirs and game.state.turn.number > self.after and _waiting(game) == self.before

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        if isinstance(event, WearOff):
            return self.is_now(game)
        return isinstance(event, BeginTurn) and _waiting(game) <= self.before and not self.is_now(game)


class ThatTurnEnds(EventPattern, frozen=True):
    """The end step of that turn begins; made by an instruction, never read."""

    turn: ThatTurn

    @rule("603.7", "513.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {} if isinstance(event, BeginStep) and event.step == "end" and self.turn.is_now(game) else None


@says("take an extra turn after this one. at the beginning of that turn's end step, {sentence}")
class ExtraTurnAndItsEnd(Sentence, frozen=True):
    """The controller takes an extra turn, and something happens at its end."""

    sentence: Core

    @rule("500.7", "603.7a")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(TakeExtraTurn(player=scope.controller))
        now = game.state.turn
        that = ThatTurn(player=scope.controller, after=now.number, before=len(now.extra_turns) - 1)
        ability = Later(trigger=ThatTurnEnds(turn=that), effect=self.sentence)
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=scope, until=that)))

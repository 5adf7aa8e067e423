"""Turns and steps that players skip."""

from __future__ import annotations

from typing import Final

from engine.game.continuous import begin
from engine.game.events import DidNotHappen, Event
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.teams import side
from engine.game.turn.events import BeginStep, BeginTurn
from engine.phrase import says, template_of
from engine.rulebook import rule


class SkipsNext(Static, frozen=True):
    """A player skips the next turn, or the next step of a name; made by an instruction, never read."""

    player: Id
    step: str = ""

    @rule("614.10", "614.10a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        name = game.name(self.player)
        if not self.step and isinstance(event, BeginTurn) and self.player in side(game.state, event.player):
            return (DidNotHappen(event=event, why=f"{name} skips this turn."),)
        is_theirs = game.state.is_active(self.player)
        if self.step and isinstance(event, BeginStep) and event.step == self.step and is_theirs:
            return (DidNotHappen(event=event, why=f"{name} skips the {self.step} step."),)
        return None


_NEXT: Final = {
    "skip{s^} (your|their) next turn": ("", 1),
    "skip{s^} (your|their) next two turns": ("", 2),
    "skip{s^} (your|their) next untap step": ("untap", 1),
    "skip{s^} (your|their) next draw step": ("draw", 1),
    "skip{s^} (your|their) next upkeep step": ("upkeep", 1),
}
"""What is skipped, a step or (without a name) a turn, and how often."""


@says(*_NEXT)
class SkipNext(PlayerVerb, frozen=True):
    """Players skip their next turn or turns, or their next step of a name."""

    @rule("614.10")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        step, times = _NEXT[template_of(self)]
        for player in players:
            for _ in range(times):
                begin(game, scope, SkipsNext(player=player, step=step), None, uses=1)

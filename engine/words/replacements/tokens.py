"""More tokens than would have been created."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.zones import CreateToken
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.replacements.instead import Instead
from engine.words.replacements.times import Times


@says("under your control")
class UnderYourControl(Word, frozen=True):
    """Where the tokens come."""


@says(
    "if one or more tokens would be created {where}, {times} that many of those tokens are created instead",
    "if an effect would create one or more tokens {where}, it creates {times} that many of those tokens instead",
)
class MoreTokens(Instead, frozen=True):
    """Twice or three times as many tokens are created."""

    where: UnderYourControl
    times: Times

    @rule("614.1a", "614.16")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, CreateToken) or event.controller != scope.controller:
            return None
        return (event,) * self.times.factor

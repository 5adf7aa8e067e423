"""Something being destroyed by another player's spell or ability."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.game.zones import Destroy
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent


@says("a spell or ability an opponent controls destroys a(n) {things}")
class OpponentDestroys(EventPattern, frozen=True):
    """An opponent's spell or ability destroys something; state-based actions and costs do not."""

    things: ObjectFilter
    looks_back: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The opponent can be spoken of."""
        return (Antecedent(slot="player", nature="player"),)

    @rule("603.2", "701.8a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        cause = game.resolving
        if not isinstance(event, Destroy) or cause is None or cause.controller not in game.state.opponents(scope.controller):
            return None
        fits = self.things.match(game, event.object, scope)
        return {"it": (event.object,), "player": (cause.controller,)} if fits else None

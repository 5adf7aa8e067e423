"""The first upkeep of a player in a turn, of which there can be several."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.game.turn import BeginStep
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import Antecedent, host


@says("the beginning of enchanted player's first upkeep each turn")
class FirstUpkeepOfEnchanted(EventPattern, frozen=True):
    """The first upkeep step of a turn of the player whom the Aura enchants."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        return (Antecedent(slot="player", nature="player"),)

    @rule("503.1a", "500.9")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        theirs = tuple(p for p in host(game, scope) if game.state.is_active(p))
        if not isinstance(event, BeginStep) or event.step != "upkeep" or not theirs:
            return None
        upkeeps = [e for e in game.state.history if isinstance(e, BeginStep) and e.step == "upkeep"]
        return {"player": theirs} if len(upkeeps) <= 1 else None

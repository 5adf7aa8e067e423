"""Events of abilities being activated."""

from __future__ import annotations

from typing import Any

from engine.game.activating import Activate
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import ItIsA


@says(
    "{player} activate{s} an ability that isn't a mana ability",
    "{player} activate{s} a loyalty ability",
    "{player} activate{s} an ability of {of} that isn't a mana ability",
    "{player} activate{s} an ability of {of}, if it isn't a mana ability",
)
class WhenActivates(PlayerActs, frozen=True):
    """A player activates an ability (of something that fits) that is no mana ability, or a loyalty ability."""

    of: ItIsA | None = None

    @rule("603.2", "602.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Activate) or event.on_stack is None or not self.is_them(game, event.player, scope):
            return None
        if self.wording == 1 and not getattr(event.ability, "is_loyalty", False):
            return None
        if self.of is not None and not self.of.match(game, event.source, scope):
            return None
        return {"player": (event.player,), "by": (event.on_stack,), "activated": (event.source,)}

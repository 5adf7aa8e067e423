"""Draws other than the usual one of a turn."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.game.turn import BeginStep
from engine.game.zones import Draw
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs


@says(
    "{player} draw{s} a card except the first one (you|they) draw in each of (your|their) draw steps",
    "{player} draw{s} a card other than the first in (your|their) own draw steps",
)
class WhenDrawsMore(PlayerActs, frozen=True):
    """A player draws a card that is not the first in their own draw step."""

    @rule("121.2", "504.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Draw) or not self.is_them(game, event.player, scope) or _is_usual(game, event):
            return None
        return {"player": (event.player,)}


def _is_usual(game: Game, draw: Draw) -> bool:
    """Whether it is the first card that the player draws in a draw step of theirs."""
    if not game.state.is_active(draw.player) or game.state.turn.step != "draw":
        return False
    history = game.state.history
    begun = max((n for n, e in enumerate(history) if isinstance(e, BeginStep)), default=-1)
    drawn = (e for e in history[begun + 1 :] if isinstance(e, Draw) and e.player == draw.player)
    return next(drawn, None) is draw

"""Events of tokens being created."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import ItIsA, OneOrMore, Subject


@says("{player} create{s} {subject}")
class WhenCreatesTokens(PlayerActs, frozen=True):
    """A player creates a token that fits, or one or more of them."""

    subject: Subject

    def __post_init__(self) -> None:
        if type(self.subject) not in (ItIsA, OneOrMore):
            raise Unfit

    @property
    def one_or_more(self) -> bool:
        """Whether all that are created at once are one event."""
        return self.subject.is_batch

    @rule("701.7a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.how != "create" or event.to is not Zone.BATTLEFIELD:
            return None
        token = game.state.became.get(event.object)
        if token is None or not self.is_them(game, game.object(token).controller, scope):
            return None
        return {"player": (game.object(token).controller,), "it": (token,)} if self.subject.match(game, token, scope) else None

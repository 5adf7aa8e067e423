"""The first card that its player draws in a turn, revealed as the text says."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.abilities import Trigger
from engine.words.filters.description import ObjectFilter


class NthDrawn(EventPattern, frozen=True):
    """The controller has drawn a card that fits as the first, or so manieth, of the (own) turn; made, never read."""

    things: ObjectFilter
    own_turn: bool = False
    before: int = 0

    @rule("603.2", "701.20a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not self._is_draw(game, event, scope) or (self.own_turn and not game.state.is_active(scope.controller)):
            return None
        drawn = [e for e in game.state.history if e is not event and self._is_draw(game, e, scope)]
        card = self._card(game, event)
        return {"it": (card,)} if len(drawn) == self.before and self.things.match(game, card, scope) else None

    def _is_draw(self, game: Game, event: Event, scope: Scope) -> bool:
        return isinstance(event, Move) and event.how == "draw" and game.object(event.object).owner == scope.controller

    def _card(self, game: Game, event: Any) -> Id:
        """The card in the hand."""
        return game.state.became.get(event.object, event.object)


@says("each turn", "(on|during) each of your turns")
class WhichTurns(Word, frozen=True):
    """In which turns."""


@says("first", "second", "third")
class Nth(Word, frozen=True):
    """Which one of the turn; ``wording`` is how many come before it."""


@says("reveal the {nth} card you draw {turns}. whenever you reveal a(n) {things} this way, {effect}")
class FirstDrawnRevealed(Trigger, frozen=True, kw_only=True):
    """An ability that triggers when the first card drawn in a turn, which has to be revealed, is of some sort."""

    nth: Nth
    turns: WhichTurns
    things: ObjectFilter

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.things.plural or "card" not in self.things.nouns():
            raise Unfit

    @property
    def trigger(self) -> EventPattern:
        """The draw of such a card."""
        return NthDrawn(things=self.things, own_turn=self.turns.wording > 0, before=self.nth.wording)

"""Offers that may be taken only once each turn."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Effect
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, find, says
from engine.rulebook import rule
from engine.words.clauses import PlayersMay
from engine.words.references.players import You
from engine.words.sentences import Body, Instructions, Simple, WhereX


class Taken(Event, frozen=True):
    """A player took the action that an ability of ``source`` lets them take once each turn."""

    player: Id
    source: Id
    action: Effect


@says("{offer} do this only once each turn.")
class OnceEachTurn(Body, frozen=True):
    """Instructions that begin with an offer, which is made no more when it was taken this turn."""

    offer: Instructions

    def __post_init__(self) -> None:
        first = self.offer.sentences[0]
        core = first.core if isinstance(first, WhereX) else first
        clause = core.clause if isinstance(core, Simple) else None
        offers = find(self.offer, PlayersMay)
        if len(offers) != 1 or not isinstance(clause, PlayersMay) or not isinstance(clause.subject, You):
            raise Unfit  # which action is meant has to be clear

    @rule("603.2h")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.is_taken(game, scope.source):
            return
        self.offer.happen(game, scope)
        if scope.controller in (scope.slots.get("did") or ()):
            game.happen(Taken(player=scope.controller, source=scope.source, action=self))

    def is_taken(self, game: Game, source: Id) -> bool:
        """Whether the action was taken this turn, so that the ability does not trigger."""
        return any(isinstance(e, Taken) and e.source == source and e.action == self for e in game.state.history)

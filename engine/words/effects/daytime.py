"""Making it day or night."""

from __future__ import annotations

from typing import ClassVar

from engine.game.daytime import DAYTIME, SetDaytime
from engine.game.events import Event, Then
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause


@says("it becomes day", "it becomes night")
class BecomesDaytime(FullClause, frozen=True):
    """It becomes day or night."""

    @rule("731.1")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(SetDaytime(to="night" if self.wording else "day"))


@says("if it's neither day nor night, it becomes day as ~ enters.")
class DayAsItEnters(Static, frozen=True):
    """The first day comes with it."""

    of_itself: ClassVar[bool] = True

    @rule("614.1c", "731.1")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or event.object != scope.source:
            return None
        return (event, Then(events=(SetDaytime(to="day"),))) if game.state.marks.get(DAYTIME) is None else None


@says("it can't become day.", "it can't become night.")
class NeverBecomes(Static, frozen=True):
    """It stays as it is."""

    @rule("101.2")
    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        to = "night" if self.wording else "day"
        if isinstance(action, SetDaytime) and action.to == to:
            return forbidden(f"It can't become {to}.", game.name(scope.source))
        return None

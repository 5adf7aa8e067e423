"""Champion: it stays only if another of its kind is exiled until it leaves."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, EventPattern, Keyword
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.status import Remember
from engine.game.zones import Move, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.keywords.spelling import MadeTriggered, event
from engine.words.keywords.upkeep import sacrifice

CHAMPIONED = "championed"
"""How something is exiled that is championed, and where the champion remembers it."""


class ExileOrGo(Effect, frozen=True):
    """Another such object of yours is exiled, else the champion is sacrificed; made, never read."""

    things: ObjectFilter

    @rule("702.72a", "702.72b")
    def happen(self, game: Game, scope: Scope) -> None:
        able = (t for t in candidates(game, self.things, scope) if t != scope.source and game.controller(t) == scope.controller)
        options = [(t, game.name(t)) for t in able]
        chosen = game.choose(
            scope.controller, "champion", options, minimum=0, maximum=1, about=scope.source, prompt="Champion which one?"
        )
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how=CHAMPIONED, by=scope.source) for t in chosen))
        gone = arrived(game, moved, Zone.EXILE)
        if not chosen:
            sacrifice(game, scope)
        elif gone and game.exists(scope.source):
            game.happen(Remember(object=scope.source, key=CHAMPIONED, value=gone))


class Comes(Effect, frozen=True):
    """What was championed comes back under its owner's control; made, never read."""

    @rule("702.72a", "702.72b")
    def happen(self, game: Game, scope: Scope) -> None:
        cards = (t for t in game.object(scope.source).chosen.get(CHAMPIONED, ()) if game.exists(t))
        game.happen(*(
            Move(object=t, to=Zone.BATTLEFIELD, how="return", controller=game.object(t).owner, by=scope.source) for t in cards
        ))


@says("champion a(n) {things}")
class Champion(Keyword, frozen=True):
    """Another such object goes to exile until the champion leaves the battlefield."""

    things: ObjectFilter
    name: ClassVar[str] = "champion"

    @rule("702.72a")
    def means(self) -> tuple[Ability, ...]:
        exiles = MadeTriggered(trigger=event("~ enters"), effect=ExileOrGo(things=self.things))
        return (exiles, MadeTriggered(trigger=event("~ leaves the battlefield"), effect=Comes()))


@says("a(n) {things} is championed with ~")
class IsChampioned(EventPattern, frozen=True):
    """The champion exiles something that fits."""

    things: ObjectFilter
    looks_back: ClassVar[bool] = True

    @rule("702.72c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.how != CHAMPIONED or event.by != scope.source:
            return None
        return {"it": (event.object,)} if self.things.match(game, event.object, scope) else None

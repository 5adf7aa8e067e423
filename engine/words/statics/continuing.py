"""Continuous effects that go on for a while after their source has left."""

from __future__ import annotations

from engine.game.continuous import StartEffect
from engine.game.events import Event, Then
from engine.game.machine import Game
from engine.game.meaning import Filter, Modification, Reference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.abilities import Predicate
from engine.words.durations import UntilEndOfTurn


class Continued(Static, frozen=True):
    """The effect of an ability whose source is gone; made from what was read, never read itself."""

    predicate: Predicate

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return self.predicate.modifications()


@says("{predicate}. if ~ leaves the battlefield, this effect continues until end of turn.")
class ContinuesAfterwards(Static, frozen=True):
    """A continuous effect that lasts until the end of the turn in which its source leaves."""

    predicate: Predicate

    def __post_init__(self) -> None:
        if self.predicate.restrictions:
            raise Unfit

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return self.predicate.modifications()

    @rule("611.3b")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != scope.source or event.to is Zone.BATTLEFIELD:
            return None
        if not _is_here(game, scope.source):
            return None
        effect = Continuous(
            id=0, effect=Continued(predicate=self.predicate), scope=scope, affected=None, until=UntilEndOfTurn(),
            timestamp=game.object(scope.source).timestamp, source_name=game.name(scope.source),
        )
        return (event, Then(events=(StartEffect(effect=effect),)))


def _is_here(game: Game, thing: Id) -> bool:
    return game.exists(thing) and game.object(thing).zone is Zone.BATTLEFIELD

"""Exile instead of dying, for the rest of a turn."""

from __future__ import annotations

import msgspec

from engine.game.continuous import StartEffect
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfTurn
from engine.words.effects.removal import present
from engine.words.sentences import Sentence


def dying(game: Game, event: Event) -> Move | None:
    """The event, if by it a permanent would go from the battlefield to a graveyard."""
    if not isinstance(event, Move) or event.to is not Zone.GRAVEYARD or event.object not in game.state.objects:
        return None
    return event if game.state.objects[event.object].zone is Zone.BATTLEFIELD else None


class TheseExiledInstead(Static, frozen=True):
    """A fixed set of permanents is exiled instead of dying; made by an instruction, never read."""

    objects: tuple[Id, ...]

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        move = dying(game, event)
        if move is None or move.object not in self.objects:
            return None
        return (msgspec.structs.replace(move, to=Zone.EXILE, player=None, position=0),)


@says("if {thing} would die this turn, exile it instead", "if {thing} would die this turn, exile that card instead")
class ExileIfDies(Sentence, frozen=True):
    """For the rest of the turn objects are exiled instead of dying."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if not hasattr(type(self.thing), "refers"):
            raise Unfit

    @rule("611.2c", "614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        here = present(game, scope, self.thing.find(game, scope))
        effect = Continuous(
            id=0, effect=TheseExiledInstead(objects=here), scope=scope, affected=here, until=UntilEndOfTurn(),
            timestamp=game.state.timestamp, source_name=game.name(scope.source),
        )
        game.happen(StartEffect(effect=effect))


"""Gravestorm: a spell is copied for each permanent that went to a graveyard."""

from __future__ import annotations

from typing import ClassVar

from engine.game.copying import copy_on_stack
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Keyword
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.casting import ItIsCast
from engine.words.keywords.spelling import MadeTriggered


class CopiesForTheFallen(Effect, frozen=True):
    """The spell is copied for each permanent put into a graveyard from the battlefield this turn; made, never read."""

    @rule("702.69a")
    def happen(self, game: Game, scope: Scope) -> None:
        moves = [e for e in game.state.history if isinstance(e, Move) and e.to is Zone.GRAVEYARD and e.object in game.state.gone]
        fallen = [e for e in moves if game.state.gone[e.object].object.zone is Zone.BATTLEFIELD]
        for _ in fallen:
            copy_on_stack(game, scope.source, scope.controller, new_targets=True)


@says("gravestorm")
class Gravestorm(Keyword, frozen=True):
    """Copies for all that fell this turn."""

    name: ClassVar[str] = "gravestorm"

    @rule("702.69a", "702.69b")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=ItIsCast(), effect=CopiesForTheFallen()),)

"""Whatever of a kind would die this turn is exiled instead."""

from __future__ import annotations

import msgspec

from engine.game.continuous import begin
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfTurn
from engine.words.filters.description import ObjectFilter
from engine.words.sentences import Sentence


class ExiledIfItDies(Static, frozen=True):
    """Things of a kind are exiled instead of dying, whenever they came; made by an instruction, never read."""

    things: ObjectFilter

    @rule("614.6", "700.4")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.GRAVEYARD:
            return None
        if game.object(event.object).zone is not Zone.BATTLEFIELD or not self.things.match(game, event.object, scope):
            return None
        return (msgspec.structs.replace(event, to=Zone.EXILE, player=None),)


@says("if a(n) {things} would die this turn, exile it instead")
class ExileWhatDies(Sentence, frozen=True):
    """For the rest of the turn things that fit are exiled instead of dying."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if not {"card", "spell"}.isdisjoint(self.things.nouns()):
            raise Unfit

    @rule("614.1a", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, ExiledIfItDies(things=self.things), UntilEndOfTurn(wording=1))

"""Gaining every creature type."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification, ObjectReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.clauses import FullClause
from engine.words.effects.until import start


@says("gain{s^} all creature types")
class GainsEveryType(Modification, frozen=True):
    """Every creature type besides what there was."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("613.1d", "205.3m")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.add_subtypes(*sorted(vocabulary.subtypes("creature")))


@says("{subject} {what@subject}")
class EveryTypeForGood(FullClause, frozen=True):
    """Objects are of every creature type from now on."""

    subject: ObjectReference
    what: GainsEveryType

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, (self.what,), self.subject.find(game, scope), None)

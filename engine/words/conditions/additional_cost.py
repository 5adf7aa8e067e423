"""Whether the additional cost of a spell was paid."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.kicker import Announced, paid
from engine.words.references.possessive import ObjectsOwn


@says("{whose} additional cost was paid", "{whose} additional cost wasn't paid")
class AdditionalCostPaid(Announced, frozen=True):
    """The optional additional cost of the spell (or of the spell that became the permanent) was paid, or was not."""

    whose: ObjectsOwn

    @rule("118.8", "601.2b")
    def holds(self, game: Game, scope: Scope) -> bool:
        was = any("additional cost" in paid(game, thing) for thing in self.whose.find(game, scope))
        return was is (self.wording == 0)

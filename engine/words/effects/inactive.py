"""Activated abilities of objects that can't be activated for a while."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.until import start
from engine.words.modifications.combat import CantActivate
from engine.words.references.possessive import ObjectsOwn

_STOP = "activated abilities can't be activated"
_BUT_MANA = "unless they're mana abilities"


@says(f"{{whose}} {_STOP} {{until}}", f"{{whose}} {_STOP} {{until}} {_BUT_MANA}")
class AbilitiesStop(FullClause, frozen=True):
    """The activated abilities that objects have (but mana abilities) can't be activated for a while."""

    whose: ObjectsOwn
    until: Duration

    @rule("602.5", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        stop = CantActivate(wording=2 * self.wording)
        start(game, scope, (stop,), self.whose.find(game, scope), self.until)

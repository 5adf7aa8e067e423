"""Abilities gained for good: "that token gains haste"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.until import start
from engine.words.modifications.abilities import Gains, Granted


@says("{subject} gain{s} {what:and+}")
class GainForGood(FullClause, frozen=True):
    """Objects gain abilities from now on."""

    subject: ObjectReference
    what: tuple[Granted, ...]

    @rule("611.2a", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, (Gains(what=self.what, wording=1),), self.subject.find(game, scope), None)

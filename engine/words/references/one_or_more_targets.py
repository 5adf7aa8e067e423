"""Targets of which there must be one at least: "one or more target creatures"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import AnyNumber, Targeted


@says("one or more target {things:many}")
class OneOrMoreTargets(AnyNumber, Targeted, frozen=True, kw_only=True):
    """As many targets that fit as wanted, but at least one."""

    things: ObjectFilter

    @rule("115.1")
    def minimum(self, game: Game, scope: Scope) -> int:
        return 1

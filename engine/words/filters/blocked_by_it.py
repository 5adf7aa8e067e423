"""Creatures that the object spoken of blocks: "target creature it's blocking"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.adjectives import combat_of
from engine.words.filters.base import Qualifier
from engine.words.references.antecedents import bound


@says("it's blocking")
class ItIsBlocking(Qualifier, frozen=True, kw_only=True):
    """Blocked by the object spoken of, or it was when that was last there."""

    slot: str = ""
    refers: ClassVar[str] = "object"

    @rule("509.1g", "608.2h")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        blockers = ((b, combat_of(game, b)) for b in bound(game, scope, self.slot))
        return any(combat is not None and thing in combat.blocking.get(b, ()) for b, combat in blockers)

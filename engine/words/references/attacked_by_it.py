"""What the creature spoken of attacks."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.adjectives import combat_of
from engine.words.references.antecedents import bound


@says("the player or planeswalker it's attacking", "the player, planeswalker, or battle it's attacking")
class WhatItAttacks(Reference, frozen=True, kw_only=True):
    """The player or permanent that the creature attacks, or attacked when it was last there; nothing that has left combat."""

    slot: str = ""
    refers: ClassVar[str] = "object"

    @rule("506.4c", "608.2h")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        combats = ((thing, combat_of(game, thing)) for thing in bound(game, scope, self.slot))
        attacked = (combat.attacking[thing] for thing, combat in combats if combat is not None and thing in combat.attacking)
        return tuple(one for one in attacked if one in game.state.players or game.exists(one))

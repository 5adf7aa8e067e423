"""All abilities on the stack, and what was countered this way."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.triggers import is_ability
from engine.phrase import says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.references.antecedents import bound


@says("all abilities", "all abilities your opponents control", "all abilities you don't control")
class AllAbilities(ObjectReference, frozen=True):
    """Every activated or triggered ability on the stack, of anybody or of others."""

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        there = [t for t in game.state.zone(Zone.STACK) if is_ability(game.state.objects[t])]
        return tuple(t for t in there if self.wording == 0 or game.controller(t) != scope.controller)


@says("spell countered this way", "ability countered this way", "spell and ability countered this way")
class CounteredThisWay(Countable, frozen=True):
    """The spells or abilities that were countered."""

    slot: str = ""
    refers: ClassVar[str] = "countered"

    @rule("608.2c")
    def count(self, game: Game, scope: Scope) -> int:
        found = [is_ability(game.object(t)) for t in bound(game, scope, self.slot)]
        return len(found) if self.wording == 2 else sum(one == (self.wording == 1) for one in found)

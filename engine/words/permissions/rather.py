"""Something else that may be paid for spells of a kind instead of their mana cost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.costs import Alternative, CostChange, parts_of, split
from engine.game.machine import Game
from engine.game.meaning import CostPart, Static
from engine.game.options import FREE
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.claims import Claim
from engine.words.filters.told import OfSpellsFromAnywhere
from engine.words.statics.costs import PayTheMana, SpellsOf, is_spell


class Price(Word, frozen=True):
    """What may be paid."""

    def parts(self) -> tuple[CostPart, ...]:
        """Its parts."""
        return ()


@says("{mana}")
class ManaPrice(Price, frozen=True):
    """Other mana."""

    mana: PayTheMana

    def parts(self) -> tuple[CostPart, ...]:
        return (self.mana.mana,)


@says("{cost}")
class OtherPrice(Price, frozen=True):
    """Something that is done."""

    cost: CostPart

    def parts(self) -> tuple[CostPart, ...]:
        return (self.cost,)


@says("you may {price} rather than pay the mana cost for {spells}")
class RatherForSpells(Claim, frozen=True):
    """For spells that fit, as their controller casts them."""

    price: Price
    spells: SpellsOf

    @rule("118.9")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or action.player != scope.controller or not self.spells.match(game, action, scope):
            return ()
        mana, parts = split(parts_of(self.price.parts()))
        return (Alternative(name="other cost", mana=mana, parts=parts),)


@says("you may cast {spells:many} without paying their mana costs.")
class ForNothingAlways(OfSpellsFromAnywhere, Static, frozen=True):
    """Spells that fit may be cast for nothing from the hand."""

    @rule("118.9", "118.9a")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or action.player != scope.controller:
            return ()
        return (Alternative(name=FREE),) if is_spell(game, action, self.spells, scope) else ()

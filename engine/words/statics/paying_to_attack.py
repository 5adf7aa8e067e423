"""What must be paid for one creature to attack or block."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import DeclareAttack, DeclareBlock
from engine.game.costs import CostChange, Increase
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.countable import Countable
from engine.words.references.objects import AttachedTo, This


@says("attack", "block", "attack or block")
class Declared(Word, frozen=True):
    """What a creature is declared to do."""

    def is_done(self, action: Any, creature: Id) -> bool:
        """Whether a declaration has the creature do it."""
        if isinstance(action, DeclareAttack):
            return self.wording != 1 and creature in action.attacks
        return self.wording != 0 and isinstance(action, DeclareBlock) and bool(action.blocks.get(creature))


@says("you pay", "its controller pays")
class Payer(Word, frozen=True):
    """Who pays: always whoever controls the creature."""


@says("{creature} can't {deed} unless {payer} {mana}[ for each {each}].")
class PayForItself(Static, frozen=True):
    """Mana must be paid for it to attack or block, perhaps for each thing that there is."""

    creature: ObjectReference
    deed: Declared
    payer: Payer
    mana: Mana
    each: Countable | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.creature, This | AttachedTo) or (self.payer.wording == 0 and isinstance(self.creature, AttachedTo)):
            raise Unfit

    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        """What attacking or blocking costs more with the creature."""
        if not any(self.deed.is_done(action, creature) for creature in self.creature.find(game, scope)):
            return ()
        return self._to_attack(game, scope) if isinstance(action, DeclareAttack) else self._to_block(game, scope)

    @rule("508.1h")
    def _to_attack(self, game: Game, scope: Scope) -> tuple[CostChange, ...]:
        return self._price(game, scope)

    @rule("509.1d")
    def _to_block(self, game: Game, scope: Scope) -> tuple[CostChange, ...]:
        return self._price(game, scope)

    def _price(self, game: Game, scope: Scope) -> tuple[CostChange, ...]:
        many = 1 if self.each is None else self.each.count(game, scope)
        return (Increase(mana=self.mana.symbols * many),) if many else ()

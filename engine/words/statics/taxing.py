"""What must be paid to attack, and the least that spells cost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell, DeclareAttack
from engine.game.costs import AtLeast, CostChange, Increase
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number, Quantity
from engine.words.claims import Claim
from engine.words.costs.basic import Mana, PayLifeCost
from engine.words.countable import Countable
from engine.words.keywords.kicker import OfThisSpell


@says("you", "you or planeswalkers you control", "you or a planeswalker you control")
class Attacked(Word, frozen=True):
    """Whom creatures attack."""

    def has(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether this is the player, or a planeswalker of theirs where that is said."""
        if thing == scope.controller:
            return True
        return self.wording > 0 and thing not in game.state.players and game.controller(thing) == scope.controller


@says(
    "for each creature they control that's attacking", "for each of those creatures",
    "for each creature they control that's attacking you",
)
class ForEachAttacker(Word, frozen=True):
    """As often as there are attackers."""


@says(
    "creatures can't attack {attacked} unless their controller pays {mana} {each}.",
    "creatures can't attack {attacked} unless their controller pays {mana} {each}, where X is {amount}.",
)
class PayToAttack(Static, frozen=True):
    """Mana must be paid for each attacker, perhaps as much as the text works out."""

    attacked: Attacked
    mana: Mana
    each: ForEachAttacker
    amount: Quantity | None = None

    def __post_init__(self) -> None:
        if ("{X}" in self.mana.symbols) != (self.amount is not None):
            raise Unfit  # nothing says what X is, or there is none

    @rule("508.1h")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, DeclareAttack):
            return ()
        many = sum(self.attacked.has(game, defender, scope) for defender in action.attacks.values())
        x = 0 if self.amount is None else self.amount.count(game, scope) or 0
        return (Increase(mana=tuple(f"{{{x}}}" if s == "{X}" else s for s in self.mana.symbols) * many),) if many else ()


@says("each spell that would cost less than {n} mana to cast costs {again} mana to cast")
class SpellsCostAtLeast(Claim, frozen=True):
    """Spells cost no less than so much mana."""

    n: Number
    again: Number

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        return (AtLeast(amount=self.n.n),) if isinstance(action, CastSpell) else ()


@says("~ costs {n} life more to cast for each {each}.")
class CostsLifeForEach(OfThisSpell, frozen=True):
    """Life must be paid as well, for each thing."""

    n: Number
    each: Countable

    @rule("601.2f", "118.8")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        own = Scope(source=scope.source, controller=action.player, slots={**scope.slots, "targets": action.targets}, x=action.x)
        life = self.n.n * self.each.count(game, own)
        return (Increase(parts=(PayLifeCost(amount=Number(n=life)),)),) if life else ()


@says("target")
class EachTarget(Countable, frozen=True):
    """The targets of the spell itself."""

    def count(self, game: Game, scope: Scope) -> int:
        return len(scope.slots.get("targets", ()))

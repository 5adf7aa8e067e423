"""Creatures that become Auras until somebody pays to end that."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.attaching import Attach
from engine.game.continuous import EndEffect
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Activated, CostPart, Effect, Modification
from engine.game.scope import Scope
from engine.phrase import Word, says, walk
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.effects.removal import present
from engine.words.effects.until import Modifications, start
from engine.words.keywords.enchant import Enchant
from engine.words.references.objects import Target
from engine.words.sentences import Core


class EndsIt(Effect, frozen=True):
    """The effects that make the object an Aura end; made, never read."""

    @rule("116.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        own = [e for e in game.state.effects if e.affected == (scope.source,) and _makes_aura(e.effect)]
        game.happen(*(EndEffect(id=e.id) for e in own))


@says("you may pay {mana} to end this effect.")
class PaidToEnd(Activated, frozen=True):
    """What the player may do at any time that they have priority, without the stack; made by an instruction."""

    mana: Mana
    is_special_action: ClassVar[bool] = True

    @property
    def cost(self) -> tuple[CostPart, ...]:
        """What is paid."""
        return (self.mana,)

    @property
    def effect(self) -> Effect:
        """What comes of it."""
        return EndsIt()


class IsOnlyAnAura(Modification, frozen=True):
    """An Aura enchantment and nothing else, without the ability that made it so; made by an instruction, never read."""

    enchant: Enchant
    without: Word
    end: PaidToEnd

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE, Layer.ABILITY)

    @rule("205.1a", "613.1d", "613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            draft.set(types=("enchantment",), subtypes=("Aura",))
            return
        draft.lose(lambda ability: any(w == self.without for w in walk(ability)))
        draft.gain(self.enchant, self.end)


def _makes_aura(effect: Any) -> bool:
    return isinstance(effect, Modifications) and any(isinstance(what, IsOnlyAnAura) for what in effect.what)


@says(
    "~ loses this ability and becomes an Aura enchantment with {enchant}. "
    "attach it to {to}. you may pay {mana} to end this effect"
)
class BecomesAuraOn(Core, frozen=True):
    """The object becomes an Aura and is attached to the target, until its controller pays."""

    enchant: Enchant
    to: Target
    mana: Mana
    closes: ClassVar[bool] = True

    @rule("611.2a", "701.3a")
    def happen(self, game: Game, scope: Scope) -> None:
        change = IsOnlyAnAura(enchant=self.enchant, without=self, end=PaidToEnd(mana=self.mana))
        start(game, scope, (change,), (scope.source,), None)
        hosts = present(game, scope, self.to.find(game, scope))
        if hosts and game.exists(scope.source):
            game.happen(Attach(object=scope.source, to=hosts[0]))

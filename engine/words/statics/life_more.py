"""Life that spells of a kind cost besides, and what each spell with a keyword costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.costs import CostChange, Increase
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.costs.basic import PayLifeCost
from engine.words.filters.bare_keywords import Bare
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import is_located
from engine.words.statics.costs import Change, SpellsOf, as_cast, is_spell
from engine.words.statics.pricing import asks_for_x


@says("{spells} cost an additional {n} life to cast.")
class SpellsCostLife(Static, frozen=True):
    """Life must be paid as well for spells of a kind."""

    spells: SpellsOf
    n: Number

    @rule("601.2f", "118.8")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or not self.spells.match(game, action, scope):
            return ()
        return (Increase(parts=(PayLifeCost(amount=self.n),)),)


@says("each {spell:one} costs {change} to cast if it has {keyword}.")
class EachSpellWithCosts(Static, frozen=True):
    """A price of each spell that fits and has a keyword."""

    spell: ObjectFilter
    change: Change
    keyword: Bare

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns() or is_located(self.spell) or asks_for_x(self.change):
            raise Unfit

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not is_spell(game, action, self.spell, scope):
            return ()
        with as_cast(game, action):
            has = self.keyword.is_had(game, action.spell)
        return self.change.by(game, scope) if has else ()

"""The first spell of a kind that a player casts each turn: what it has, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.casting import Cast
from engine.game.costs import CostChange, Reduce
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Filter, Modification, Reference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.countable import Countable
from engine.words.filters.description import ObjectFilter
from engine.words.modifications.abilities import Granted
from engine.words.statics.costs import is_spell


class FirstOfTheTurn(ObjectFilter, frozen=True):
    """The first spell that fits and that the controller of the ability casts in a turn; made, never read."""

    spells: ObjectFilter

    def nouns(self) -> frozenset[str]:
        return self.spells.nouns()

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.STACK, 0),)

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.spells.match(game, thing, scope) and first_cast(game, self.spells, scope) in (None, thing)


def first_cast(game: Game, spells: ObjectFilter, scope: Scope) -> Id | None:
    """The first spell that fits and that was cast this turn; None when there was none yet."""
    cast = (e.spell for e in game.state.history if isinstance(e, Cast) and e.player == scope.controller)
    return next((spell for spell in cast if spells.match(game, spell, scope)), None)


class HasToo(Modification, frozen=True):
    """It has abilities; made, never read."""

    what: tuple[Granted, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(*(ability for granted in self.what for ability in granted.abilities()))


@says("the first {spells:one} each turn has {what:and+}.")
class FirstSpellHas(Static, frozen=True):
    """The first spell of a turn that fits has abilities."""

    spells: ObjectFilter
    what: tuple[Granted, ...]

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns():
            raise Unfit

    @rule("601.3e")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((FirstOfTheTurn(spells=self.spells), HasToo(what=self.what)),)


@says(
    "the first {spells:one} each turn costs {less} less to cast[ for each {each}].",
    "the first {spells:one} during each of your turns costs {less} less to cast[ for each {each}].",
)
class FirstSpellCostsLess(Static, frozen=True):
    """The first spell of a turn that fits costs less (in the controller's own turns)."""

    spells: ObjectFilter
    less: Mana
    each: Countable | None = None

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns():
            raise Unfit

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or action.player != scope.controller:
            return ()
        if not is_spell(game, action, self.spells, scope) or first_cast(game, self.spells, scope) is not None:
            return ()
        if self.wording == 1 and not game.state.is_active(scope.controller):
            return ()
        times = 1 if self.each is None else self.each.count(game, scope.bind(targets=action.targets))
        return (Reduce(mana=self.less.symbols * times),) if times > 0 else ()


@says("the {n:ordinal} spell you cast each turn costs {less} less to cast.")
class NthSpellCostsLess(Static, frozen=True):
    """The second (or third ...) spell that the controller casts in a turn costs less."""

    n: int
    less: Mana

    def __post_init__(self) -> None:
        if self.n < 2:
            raise Unfit  # the first has words of its own

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or action.player != scope.controller:
            return ()
        cast = sum(isinstance(e, Cast) and e.player == scope.controller for e in game.state.history)
        return (Reduce(mana=self.less.symbols),) if cast == self.n - 1 else ()

"""Spree and tiered: modes that cost something more each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import CastSpell
from engine.game.costs import Additional, CostChange, parts_of, split
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect
from engine.game.modes import Modal
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import Line, SpellText
from engine.words.costs.basic import Mana
from engine.words.keywords.kicker import OfThisSpell
from engine.words.sentences import Body, Instructions


@says("{cost} — {effect}")
class PricedMode(Effect, frozen=True):
    """A mode and what it costs."""

    cost: Mana
    effect: Instructions

    def happen(self, game: Game, scope: Scope) -> None:
        self.effect.happen(game, scope)


class OneOfThese(Modal, Body, frozen=True):
    """One of the modes is chosen; made, never read."""

    apart: ClassVar[tuple[str, ...]] = ("modes",)
    modes: tuple[PricedMode, ...]

    @property
    def options(self) -> tuple[Effect, ...]:
        return self.modes


class AnyOfThese(OneOfThese, frozen=True):
    """One or more of the modes are chosen; made, never read."""

    def maximum(self, game: Game, scope: Scope) -> int:
        return len(self.modes)


class ModesCost(OfThisSpell, frozen=True):
    """The costs of the chosen modes are additional costs; made, never read."""

    costs: tuple[CostPart, ...]

    @rule("702.172a", "702.183a", "601.2b")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        stacked = game.object(action.spell).stacked
        for chosen in stacked.modes if stacked is not None else ():
            mana, parts = split(parts_of(self.costs[chosen]))
            yield Additional(name="mode", mana=mana, parts=parts)


class PricedModes(Line, frozen=True):
    """Modes with their costs."""

    apart: ClassVar[tuple[str, ...]] = ("modes",)
    choice: ClassVar[type[OneOfThese]] = OneOfThese
    modes: tuple[PricedMode, ...]

    @rule("700.2", "702.172a", "702.183a")
    def abilities(self) -> tuple[Ability, ...]:
        return (SpellText(effect=self.choice(modes=self.modes)), ModesCost(costs=tuple(m.cost for m in self.modes)))


@says("spree + {modes:pluses}")
class Spree(PricedModes, frozen=True):
    """One or more modes, each for its cost."""

    choice: ClassVar[type[OneOfThese]] = AnyOfThese


@says("tiered • {modes:bullets}")
class Tiered(PricedModes, frozen=True):
    """One mode for its cost."""

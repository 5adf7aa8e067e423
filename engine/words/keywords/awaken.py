"""Awaken: for another cost the spell makes a land a creature too."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, SpellAbility
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.alternative import WasCastFor
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.spelling import Numbered, effect, some


class OnlyFor(Effect, frozen=True):
    """Instructions that are there only when a certain cost was paid; made, never read."""

    condition: WasCastFor
    body: Effect

    @rule("702.113b")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.condition.holds(game, scope):
            self.body.happen(game, scope)


class Awakens(SpellAbility, frozen=True):
    """What the spell does besides when its awaken cost was paid; made, never read."""

    effect: OnlyFor


@says("awaken {number}—{cost:comma+}")
class Awaken(Numbered, frozen=True):
    """For its awaken cost a land gets counters and becomes an Elemental."""

    cost: tuple[CostPart, ...]
    name: ClassVar[str] = "awaken"

    @rule("702.113a")
    def means(self) -> tuple[Ability, ...]:
        does = (
            "target land you control becomes a 0/0 Elemental creature with haste that's still a land. "
            f"put {some(self.number, '+1/+1 counter')} on it."
        )
        awakens = Awakens(effect=OnlyFor(condition=WasCastFor(name="awaken"), body=effect(does)))
        return (CastFor(name="awaken", cost=self.cost), awakens)

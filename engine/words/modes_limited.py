"""Activated abilities with modes whose limits stand before the modes."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Activated, CostPart, Effect
from engine.game.modes import Modal
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.abilities import works_in
from engine.words.amounts import Numeral
from engine.words.limits import Limit
from engine.words.sentences import Instructions


@says("choose {number}. {limits:space+} • {modes:bullets}")
class LimitedModes(Modal, frozen=True):
    """Exactly a number of modes, and when the ability that has them can be activated."""

    apart: ClassVar[tuple[str, ...]] = ("modes",)
    number: Numeral
    limits: tuple[Limit, ...]
    modes: tuple[Instructions, ...]

    @property
    def options(self) -> tuple[Effect, ...]:
        return self.modes

    def minimum(self, game: Game, scope: Scope) -> int:
        return self.number.count(game, scope) or 0

    def maximum(self, game: Game, scope: Scope) -> int:
        return self.minimum(game, scope)


@says("{cost:comma+}: {effect}")
class ActivatedModes(Activated, frozen=True):
    """A cost, a colon, how many modes to choose, the limits, the modes."""

    cost: tuple[CostPart, ...]
    effect: LimitedModes

    @property
    def limits(self) -> tuple[Limit, ...]:
        """When it can be activated."""
        return self.effect.limits

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it does
        """Where it can be activated."""
        return works_in(self)

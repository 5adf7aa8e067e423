"""Creatures that can't crew Vehicles."""

from __future__ import annotations

from engine.game.crewing import CREW, CrewWith
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.modifications.restrictions import CantAttackOrBlock, Restriction, forbidden_by


@says("can't crew Vehicles")
class CantCrew(Restriction, frozen=True):
    """Can't be tapped to crew Vehicles."""

    @rule("702.122d")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if isinstance(action, CrewWith) and action.how == CREW and action.creature in meant:
            return forbidden(f"{game.name(action.creature)} can't crew Vehicles.", game.name(scope.source))
        return None


@says("can't attack, block, or crew Vehicles")
class CantAttackBlockOrCrew(Restriction, frozen=True):
    """Can't do any of the three."""

    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        return forbidden_by((CantAttackOrBlock(), CantCrew()), game, action, meant, scope)

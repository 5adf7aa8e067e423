"""Freerunning: another cost once an Assassin or a commander has hit a player."""

from __future__ import annotations

from typing import ClassVar

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition
from engine.game.objects import Id
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.alternative import CastForIf
from engine.words.keywords.spelling import Costed, costed


class AssassinHasHit(Condition, frozen=True):
    """An Assassin creature or a commander of the controller dealt combat damage to a player this turn; made, never read."""

    @rule("702.173a")
    def holds(self, game: Game, scope: Scope) -> bool:
        hits = (e for e in game.state.history if isinstance(e, Damage) and e.is_combat and e.recipient in game.state.players)
        return any(game.controller(e.source) == scope.controller and self._is_one(game, e.source) for e in hits)

    @staticmethod
    def _is_one(game: Game, thing: Id) -> bool:
        if "commander" in game.object(thing).marks:
            return True
        return is_creature(game, thing) and "Assassin" in game.characteristics(thing).subtypes


@says(*costed("freerunning"))
class Freerunning(Costed, frozen=True):
    """Cast for its freerunning cost after a hit."""

    name: ClassVar[str] = "freerunning"

    @rule("702.173a")
    def means(self) -> tuple[Ability, ...]:
        return (CastForIf(name="freerunning", cost=self.cost, condition=AssassinHasHit()),)

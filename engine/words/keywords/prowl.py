"""Prowl: another cost once a creature of the spell's kind has dealt combat damage to a player."""

from __future__ import annotations

from typing import ClassVar

from engine.game.damage import WasHit
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.keywords.alternative import CastForIf
from engine.words.keywords.spelling import Costed, costed


class KindHitAPlayer(Condition, frozen=True):
    """A source of yours that then was of one of its creature types hit a player this turn; made, never read."""

    @rule("702.76a")
    def holds(self, game: Game, scope: Scope) -> bool:
        mine = set(game.characteristics(scope.source).subtypes) & vocabulary.subtypes("creature")
        hits = (e for e in game.state.history if isinstance(e, WasHit) and e.controller == scope.controller)
        return any(mine & set(hit.what.subtypes) for hit in hits)


@says(*costed("prowl"))
class Prowl(Costed, frozen=True):
    """Another cost when its kind has hit a player."""

    name: ClassVar[str] = "prowl"

    @rule("702.76a")
    def means(self) -> tuple[Ability, ...]:
        return (CastForIf(name="prowl", cost=self.cost, condition=KindHitAPlayer()),)

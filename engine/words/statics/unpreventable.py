"""Damage that can't be prevented: always, for a while, or as one instruction deals it."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import Duration
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.claims import Claim, Claimed
from engine.words.effects.damage import UNPREVENTABLE, Deal, DealDamageThrice, DealDamageTwice, DealDivided
from engine.words.effects.prevention import DamageKind
from engine.words.filters.description import ObjectFilter
from engine.words.lasting import Lasting
from engine.words.sentences import Core, Sentence
from engine.words.statics.casting import CantBeCountered


@says("{kind} can't be prevented", "{kind} that would be dealt by {sources:many} can't be prevented")
class NotPrevented(Lasting, Claim, frozen=True):
    """Damage (by some sources) can't be prevented."""

    kind: DamageKind
    sources: ObjectFilter | None = None

    def begin(self, game: Game, scope: Scope, until: Duration) -> None:
        begin(game, scope, Claimed(claim=self), until)

    @rule("615.12")
    def is_unpreventable(self, game: Game, damage: Damage, scope: Scope) -> bool:
        return self.kind.meant(damage) and (self.sources is None or self.sources.match(game, damage.source, scope))


@says("if {condition}, ~ can't be countered and the damage can't be prevented.")
class UncounterableAndUnpreventable(CantBeCountered, frozen=True):
    """If something is so the spell itself can't be countered, and the damage that it deals can't be prevented."""

    @rule("615.12")
    def is_unpreventable(self, game: Game, damage: Damage, scope: Scope) -> bool:
        """Whether this damage can't be prevented."""
        return damage.source == scope.source and self.condition is not None and self.condition.holds(game, scope)


@says("{core}. the damage can't be prevented", "{core}, and the damage can't be prevented")
class DealtUnpreventably(Sentence, frozen=True):
    """An instruction whose damage can't be prevented."""

    core: Core

    def __post_init__(self) -> None:
        if not any(isinstance(word, Deal | DealDamageTwice | DealDamageThrice | DealDivided) for word in walk(self.core)):
            raise Unfit

    @rule("615.12")
    def happen(self, game: Game, scope: Scope) -> None:
        scope.slots[UNPREVENTABLE] = True
        try:
            self.core.happen(game, scope)
        finally:
            del scope.slots[UNPREVENTABLE]

"""What an object was when it was last seen, and under whose control it came."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.comparisons import Above, Bound, Quality, all_keep
from engine.words.filters.history import damage_this_turn
from engine.words.references.antecedents import Antecedent, bound, is_settled
from engine.words.references.objects import This
from engine.words.the_difference import SPOKEN_OF, compare


class OfOneSpokenOf(Condition, frozen=True):
    """Something about an object that was spoken of."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing) or self.thing.plural:
            raise Unfit


@says("{thing} had {quality} {bound}")
class HadQuality(OfOneSpokenOf, frozen=True, kw_only=True):
    """Its power, toughness or mana value was within a bound as it last was."""

    quality: Quality
    bound: Bound

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much greater it was can be spoken of."""
        return SPOKEN_OF if isinstance(self.bound, Above) and self.bound.wording == 0 else ()

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        if isinstance(self.bound, Above):
            compare(scope, self.quality.of(game, found[0]) if found else None, self.bound.amount.count(game, scope))
        return all_keep(game, scope, found, self.quality, self.bound)


@says("{thing} was dealt damage this turn")
class WasHurt(OfOneSpokenOf, frozen=True):
    """It was dealt damage this turn."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.thing, This):
            raise Unfit  # of the object itself other words say it

    @rule("608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        things = self.thing.find(game, scope)
        return any(e.recipient in things for e in damage_this_turn(game))


@says("it entered under your control")
class CameToYou(Condition, frozen=True):
    """What was returned just now came onto the battlefield under the controller's control."""

    slot: str = ""
    refers: ClassVar[str] = "returned"

    @rule("110.2")
    def holds(self, game: Game, scope: Scope) -> bool:
        there = [t for t in present(game, scope, bound(game, scope, self.slot)) if game.object(t).zone is Zone.BATTLEFIELD]
        return bool(there) and all(game.controller(t) == scope.controller for t in there)

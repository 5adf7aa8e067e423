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
from engine.words.filters.comparisons import Bound, Quality, all_keep
from engine.words.filters.history import damage_this_turn
from engine.words.references.antecedents import bound, is_settled
from engine.words.references.objects import This


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

    @rule("608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        return all_keep(game, scope, self.thing.find(game, scope), self.quality, self.bound)


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

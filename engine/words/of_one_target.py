"""The power, toughness or mana value of an object that is named after it: "equal to the power of target creature you control"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Quantity, added
from engine.words.filters.comparisons import Quality
from engine.words.filters.description import ObjectFilter, candidates


@says("the {quality} of {thing:one}")
class QualityOfTarget(Quantity, frozen=True):
    """Of one target, as it is when it is looked at."""

    quality: Quality
    thing: ObjectReference

    def __post_init__(self) -> None:
        if not isinstance(self.thing, TargetReference) or self.thing.plural:
            raise Unfit

    @rule("608.2h")
    def count(self, game: Game, scope: Scope) -> int | None:
        return added(self.quality.of(game, t) for t in self.thing.find(game, scope))


@says("the greatest {quality} among {things:many} and {others:many}")
class GreatestAmongBoth(Quantity, frozen=True):
    """The greatest of a quality among two groups; 0 when nothing fits."""

    quality: Quality
    things: ObjectFilter
    others: ObjectFilter

    @rule("107.1")
    def count(self, game: Game, scope: Scope) -> int | None:
        there = (t for each in (self.things, self.others) for t in candidates(game, each, scope))
        return max((n for t in there if (n := self.quality.of(game, t)) is not None), default=0)
